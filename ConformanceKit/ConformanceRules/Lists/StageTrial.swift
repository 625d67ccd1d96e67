/// What a list gave while it was scrolled until it used a view again.
@MainActor struct StageTrial {
    /// What kept the list from giving a view.
    let failure: ReuseFailure?
    /// What kept views in what it gave from loading nibs of their own.
    var nibFailures: [NibFailure] = []
    /// The views that it gave, each once.
    let views: [UIView]
    /// Whether it gave one of them again.
    let isReused: Bool

    /// Shows a class in a list; nil for a class that none of UIKit's lists shows.
    static func run(_ checked: CheckedClass) -> StageTrial? {
        do throws(ReuseFailure) {
            return try checked.stage().map(run(on:))
        } catch {
            return StageTrial(failure: error, views: [], isReused: false)
        }
    }

    private static func run(on stage: any ListStage) -> StageTrial {
        var views: [UIView] = []
        var isReused = false
        stage.configure = { view in
            if views.contains(where: { $0 === view }) { isReused = true } else { views.append(view) }
        }
        stage.layOut()
        for _ in 0..<10 where !isReused && stage.failure == nil && stage.nibFailures.isEmpty { stage.scroll() }
        return StageTrial(failure: stage.failure, nibFailures: stage.nibFailures, views: views, isReused: isReused)
    }
}
