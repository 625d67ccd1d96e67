extension CheckedClass {
    /// What is checked of a view of a list that is used again.
    func reuseChecks<View: UIView & Reusable, Model: Sendable>(_ script: ReuseScript<View, Model>) -> [Check] {
        [
            trialCheck(.reuseStateLeft, script) { trial in
                // What only the second model sets shows where the first follows it.
                let differences = trial.differences.isEmpty ? backwards(script)?.differences ?? [] : trial.differences
                return Outcome(differences.map { difference(.reuseStateLeft, $0) })
            },
            trialCheck(.reuseLateResult, script) { trial in
                guard let deliver = script.deliver else { return .notChecked("nothing was given that delivers results") }
                guard trial.differences.isEmpty else { return .notChecked("it keeps state of the item before") }
                await deliver()
                trial.layOut()
                return Outcome(trial.differences.map { difference(.reuseLateResult, $0) })
            },
            check(.reuseSubscriptionKept) {
                if let obstacle = obstacleToUse { return .notChecked(obstacle) }
                guard let count = script.subscriptions else { return .notChecked("nothing was given that counts subscriptions") }
                return subscriptionOutcome(script, count)
            },
        ]
    }

    @MainActor private func backwards<View: UIView & Reusable, Model: Sendable>(
        _ script: ReuseScript<View, Model>
    ) -> ReuseTrial<View, Model>? {
        var script = script
        swap(&script.first, &script.second)
        return ReuseTrial(of: self, script)
    }

    private func trialCheck<View: UIView & Reusable, Model: Sendable>(
        _ rule: Rule, _ script: ReuseScript<View, Model>,
        _ examine: @escaping @MainActor @Sendable (ReuseTrial<View, Model>) async -> Outcome
    ) -> Check {
        check(rule) {
            if let obstacle = obstacleToUse { return .notChecked(obstacle) }
            guard let trial = ReuseTrial(of: self, script) else { return .notChecked("no list used a view of it again") }
            return await examine(trial)
        }
    }

    private func difference(_ rule: Rule, _ difference: ViewDifference) -> Finding {
        let seen =
            "A view that was used again has \(difference.seen) for \(difference.path), a new one \(difference.expected)."
        return finding(rule, seen, at: Finding.Place(object: difference.path))
    }

    /// Whether the views of a list have more subscriptions for each of them once they are used again.
    @MainActor private func subscriptionOutcome<View: UIView & Reusable, Model: Sendable>(
        _ script: ReuseScript<View, Model>, _ count: () -> Int
    ) -> Outcome {
        guard let stage = try? stage() else { return .notChecked("no list of UIKit's shows the class") }
        let before = count()
        var views: [UIView] = []
        stage.configure = { view in
            (view as? View).map { script.configure($0, views.count.isMultiple(of: 2) ? script.first : script.second) }
            if !views.contains(where: { $0 === view }) { views.append(view) }
        }
        stage.layOut()
        let (new, viewCount) = (count() - before, views.count)
        guard new > 0, viewCount > 0 else { return .notChecked("a view subscribes to nothing when it is configured") }
        for _ in 0..<10 { stage.scroll() }
        let (used, most) = (count() - before, new * views.count / viewCount)
        let seen = "\(views.count) views have \(used) subscriptions after they were used again, where new ones would have \(most)."
        return Outcome(used <= most ? [] : [finding(.reuseSubscriptionKept, seen)])
    }
}
