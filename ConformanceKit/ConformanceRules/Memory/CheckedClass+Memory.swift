extension CheckedClass {
    /// What is checked of how objects of the class go away.
    var memoryChecks: [Check] { viewMemoryChecks + controllerMemoryChecks }

    private var viewMemoryChecks: [Check] {
        guard type is UIView.Type, isReusable || hasNib else { return [] }
        return [
            check(.viewLeaked) {
                if let obstacle = obstacleToUse { return .notChecked(obstacle) }
                guard let leftovers = usedViews() else {
                    return .notChecked("no list of UIKit's shows the class, and it has no nib")
                }
                let classes = await leftovers.classes()
                let seen = "\(classes.count) of them are there still after their list, or whoever made them, is gone."
                return Outcome(classes.isEmpty ? [] : [finding(.viewLeaked, seen)])
            }
        ]
    }

    /// Views of the class that were used and let go.
    @MainActor private func usedViews() -> Leftovers? {
        if let trial = StageTrial.run(self) {
            return trial.failure == nil && trial.nibFailures.isEmpty ? Leftovers(of: trial.views) : nil
        }
        guard hasNib, let nib = try? NibExamination(of: self) else { return nil }
        nib.setUp()
        return Leftovers(of: nib.objects + [nib.owner].compactMap(\.self))
    }
}
