extension CheckedClass {
    /// What is checked of a nib that is loaded more than once.
    var nibUseChecks: [Check] {
        [
            check(.nibSharedViews) {
                guard let first = try? NibExamination(of: self), let second = try? NibExamination(of: self) else {
                    return .notChecked("the nib does not load")
                }
                if let obstacle = first.obstacleToUse { return .notChecked(obstacle) }
                let common = second.views.intersection(first.views)
                let seen = "\(common.count) of its views are in the objects of a first load and in those of a second one too."
                return Outcome(common.isEmpty ? [] : [finding(.nibSharedViews, seen, at: first.place)])
            }
        ]
    }
}
