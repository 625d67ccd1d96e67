extension CheckedClass {
    /// What is checked of a class that lists make and use again.
    var dequeueChecks: [Check] {
        guard isReusable, !ListPart.parts(of: type).isEmpty else { return [] }
        return [
            trialCheck(.dequeueRefused) { trial in
                switch trial.failure {
                case nil: Outcome(trial.nibFailures.prefix(1).map { finding(.dequeueRefused, $0.seen, remedy: $0.remedy) })
                case .wrongClass: .notChecked("the list gave a view of another class")
                case .refused(_, let identifier, let part, let reason, _):
                    .broken([
                        finding(.dequeueRefused, "The list gives no \(part) for the identifier \"\(identifier)\": \(reason)")
                    ])
                case .some(let failure): .broken([finding(.dequeueRefused, failure.description)])
                }
            },
            trialCheck(.dequeueWrongClass) { trial in
                guard let failure = trial.failure else { return .holds }
                guard case .wrongClass(_, let found, let identifier, let part) = failure else {
                    return .notChecked(failure.description)
                }
                return .broken([
                    finding(.dequeueWrongClass, "The list gives a \(found) for the \(part) under the identifier \"\(identifier)\".")
                ])
            },
            trialCheck(.dequeueNotReused) { trial in
                if let failure = trial.failure { return .notChecked(failure.description) }
                if let failure = trial.nibFailures.first { return .notChecked(failure.seen) }
                let seen = "The list made \(trial.views.count) views as it was scrolled, and gave none of them again."
                return Outcome(trial.isReused ? [] : [finding(.dequeueNotReused, seen)])
            },
        ]
    }

    private func trialCheck(_ rule: Rule, _ examine: @escaping @MainActor @Sendable (StageTrial) -> Outcome) -> Check {
        check(rule) {
            if let obstacle = obstacleToUse { return .notChecked(obstacle) }
            return StageTrial.run(self).map(examine) ?? .notChecked("no list of UIKit's shows the class")
        }
    }

    /// What keeps lists, and others, from making an object of the class; nil for nothing.
    @MainActor var obstacleToUse: String? {
        if isReusable {
            let identifier = reuseIdentifier
            if identifier.isEmpty { return "the reuse identifier is empty" }
            if identifier != reuseIdentifier { return "the reuse identifier changes" }
        }
        if let prototypeScene { return prototypeScene.obstacleToUse }
        guard hasNib else { return nil }
        do throws(NibFailure) {
            return obstacle(in: try NibExamination(of: self))
        } catch {
            return error.seen
        }
    }

    @MainActor private func obstacle(in nib: NibExamination) -> String? {
        if let obstacle = nib.obstacleToUse { return obstacle }
        guard isReusable, nib.owner == nil else { return nil }
        if nib.objects.count != 1 { return "the nib has \(nib.objects.count) top-level objects" }
        let inNib = nib.roots.first.flatMap(Self.identifier) ?? ""
        return inNib.isEmpty || inNib == reuseIdentifier ? nil : "the nib has another identifier"
    }
}
