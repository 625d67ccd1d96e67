extension CheckedClass {
    /// What is checked of the nib of a class that has one.
    var nibChecks: [Check] {
        guard hasNib else { return [] }
        return nibFileChecks + nibRootChecks + nibConnectionChecks + nibUseChecks
    }

    /// Whether the class has a nib.
    var hasNib: Bool { type is any NibDescribing.Type }

    /// A check of what a nib was made into, if it was.
    func nibCheck(_ rule: Rule, _ examine: @escaping @MainActor @Sendable (NibExamination) -> Outcome) -> Check {
        check(rule) {
            do throws(NibFailure) {
                return examine(try NibExamination(of: self))
            } catch {
                return .notChecked(error.seen)
            }
        }
    }

    /// What the failures of some sort come to: those of the nib itself, and those of views in it that load nibs of their own.
    private func failureCheck(_ rule: Rule, _ isMeant: @escaping @Sendable (NibFailure) -> Bool) -> Check {
        check(rule) {
            var failures: [NibFailure] = []
            do throws(NibFailure) { failures = try NibExamination(of: self).failures } catch {
                if !isMeant(error) { return .notChecked(error.seen) }
                failures = [error]
            }
            let meant = failures.filter(isMeant).reduce(into: [NibFailure]()) { if !$0.contains($1) { $0.append($1) } }
            return Outcome(meant.map { finding(rule, $0.seen.withoutAddresses, remedy: $0.remedy) })
        }
    }

    private var nibFileChecks: [Check] {
        [
            failureCheck(.nibMissing) { if case .noFile = $0 { true } else { false } },
            failureCheck(.nibUnreadable) { if case .unreadable = $0 { true } else { false } },
            nibCheck(.nibClassUnknown) { nib in
                guard let unknown = nib.examined.notes?.unknownClasses else { return .notChecked(Self.silence) }
                return Outcome(
                    unknown.map { finding(.nibClassUnknown, "The program has no class \($0), which the nib names.", at: nib.place) }
                )
            },
            failureCheck(.nibRecursion) { if case .recursion = $0 { true } else { false } },
            failureCheck(.nibLoadedTwice) { if case .loadedTwice = $0 { true } else { false } },
        ]
    }

    /// Why UIKit leaves a rule open.
    static let silence = "UIKit tells of it on the console alone"
}
