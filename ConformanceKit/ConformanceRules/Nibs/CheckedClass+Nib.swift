extension CheckedClass {
    /// What is checked of the nib of a class that has one.
    var nibChecks: [Check] {
        guard let described = type as? any NibDescribing.Type else { return [] }
        return nibFileChecks(described) + nibRootChecks(described) + nibConnectionChecks(described) + nibUseChecks(described)
    }

    /// A check of what a nib was made into, if it was.
    func nibCheck(
        _ rule: Rule, _ type: any NibDescribing.Type, _ examine: @escaping @MainActor @Sendable (NibExamination) -> Outcome
    ) -> Check {
        check(rule) {
            do throws(NibFailure) {
                return examine(try NibExamination(of: type))
            } catch {
                return .notChecked(error.seen)
            }
        }
    }

    /// What the failures of some sort come to: those of the nib itself, and those of views in it that load nibs of their own.
    private func failureCheck(
        _ rule: Rule, _ type: any NibDescribing.Type, _ isMeant: @escaping @Sendable (NibFailure) -> Bool
    ) -> Check {
        check(rule) {
            var failures: [NibFailure] = []
            do throws(NibFailure) { failures = try NibExamination(of: type).failures } catch { failures = [error] }
            let meant = failures.filter(isMeant).reduce(into: [NibFailure]()) { if !$0.contains($1) { $0.append($1) } }
            return Outcome(meant.map { finding(rule, $0.seen, remedy: $0.remedy) })
        }
    }

    private func nibFileChecks(_ type: any NibDescribing.Type) -> [Check] {
        [
            failureCheck(.nibMissing, type) { if case .noFile = $0 { true } else { false } },
            check(.nibUnreadable) {
                do throws(NibFailure) { _ = try NibExamination(of: type) } catch {
                    if case .unreadable = error { return .broken([finding(.nibUnreadable, error.seen)]) }
                    return .notChecked(error.seen)
                }
                return .holds
            },
            nibCheck(.nibClassUnknown, type) { nib in
                guard let unknown = nib.examined.notes?.unknownClasses else { return .notChecked(Self.silence) }
                return Outcome(
                    unknown.map { finding(.nibClassUnknown, "The program has no class \($0), which the nib names.", at: nib.place) }
                )
            },
            failureCheck(.nibRecursion, type) { if case .recursion = $0 { true } else { false } },
        ]
    }

    /// Why UIKit leaves a rule open.
    static let silence = "UIKit tells of it on the console alone"
}
