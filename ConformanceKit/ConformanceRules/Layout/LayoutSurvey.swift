/// A class's views, or its scene, laid out under all conditions, once for all rules about them.
@MainActor final class LayoutSurvey {
    private let checked: CheckedClass
    private let all: [LayoutConditions]
    private var result: Result?

    /// What became of the trials.
    private struct Result {
        /// What kept the class from being laid out; nil for nothing.
        var obstacle: String?
        var sightings: [LayoutSighting] = []
        var file: String?
    }

    nonisolated init(of checked: CheckedClass, under all: [LayoutConditions] = LayoutConditions.all) {
        self.checked = checked
        self.all = all
    }

    /// What a rule about layout comes to.
    func outcome(of rule: Rule) -> Outcome {
        let result = self.result ?? survey()
        self.result = result
        if let obstacle = result.obstacle { return .notChecked(obstacle) }
        return Outcome(
            result.sightings.filter { $0.fault.rule == rule }.map { $0.finding(of: checked, in: result.file, among: all) })
    }

    private func survey() -> Result {
        let (result, failures) = OwnedNibs.collectingFailures { checked.isOfStoryboard ? surveyScene() : surveyViews() }
        return failures.first.map { Result(obstacle: $0.seen) } ?? result
    }

    private func surveyViews() -> Result {
        if let obstacle = checked.obstacleToUse { return Result(obstacle: obstacle) }
        var result = Result(file: checked.hasNib ? (try? NibExamination(of: checked))?.place?.file : nil)
        for show in checked.showing {
            for conditions in all {
                let isMade = take(conditions, into: &result) { trial in
                    trial.run {
                        let view = checked.makeView()
                        view.map(show)
                        return view
                    }
                }
                guard isMade else { return Result(obstacle: "nothing tells how a view of the class is made") }
            }
        }
        result.sightings = LayoutSighting.merged(result.sightings)
        return result
    }

    private func surveyScene() -> Result {
        guard let scene = try? SceneExamination(of: checked) else { return Result(obstacle: "there is no storyboard") }
        if let obstacle = scene.obstacleToUse { return Result(obstacle: obstacle) }
        var result = Result(file: scene.place?.file)
        for conditions in all {
            let isMade = take(conditions, into: &result) { $0.run(scene: { try? scene.controller() }) }
            guard isMade else { return Result(obstacle: "the scene makes no controller") }
        }
        result.sightings = LayoutSighting.merged(result.sightings)
        return result
    }

    private func take(
        _ conditions: LayoutConditions, into result: inout Result, _ run: (inout LayoutTrial) -> Bool
    ) -> Bool {
        var trial = LayoutTrial(conditions)
        guard run(&trial) else { return false }
        result.sightings += trial.sightings
        return true
    }
}
