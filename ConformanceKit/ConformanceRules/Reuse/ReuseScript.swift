/// How a view of a list is configured, and with what: what the checks of its reuse go by.
struct ReuseScript<View: UIView & Reusable, Model: Sendable>: Sendable {
    var first: Model
    var second: Model
    var configure: @MainActor @Sendable (View, Model) -> Void
    /// Delivers what configuring has started.
    var deliver: (@MainActor @Sendable () async -> Void)?
    /// How many subscriptions there are.
    var subscriptions: (@MainActor @Sendable () -> Int)?
}

/// Views of a class on a stage, as a script has them configured.
@MainActor struct ReuseTrial<View: UIView & Reusable, Model: Sendable> {
    /// A view that showed the first model and now shows the second.
    let reused: View
    /// A new view that shows the second model.
    let fresh: View
    /// The lists that show the two.
    private let stages: [any ListStage]

    /// Shows a class; nil where a list gives no view of it, or never gives one again.
    init?(of checked: CheckedClass, _ script: ReuseScript<View, Model>) {
        guard let freshStage = try? checked.stage(), let stage = try? checked.stage() else { return nil }
        var fresh: View?
        freshStage.configure = { view in
            guard let view = view as? View else { return }
            script.configure(view, script.second)
            fresh = fresh ?? view
        }
        freshStage.layOut()
        guard let fresh, let reused = Self.reusedView(on: stage, script) else { return nil }
        self.fresh = fresh
        self.reused = reused
        stages = [freshStage, stage]
        layOut()
    }

    /// Shows the first model by each new view and the second by each that is used again, until there is one.
    private static func reusedView(on stage: any ListStage, _ script: ReuseScript<View, Model>) -> View? {
        var known: [View] = []
        var reused: View?
        stage.configure = { view in
            guard let view = view as? View else { return }
            let isKnown = known.contains { $0 === view }
            script.configure(view, isKnown ? script.second : script.first)
            if isKnown { reused = reused ?? view } else { known.append(view) }
        }
        stage.layOut()
        for _ in 0..<10 where reused == nil { stage.scroll() }
        return reused
    }

    /// Lays out both views, so that they can be compared.
    func layOut() {
        for view in [fresh, reused] {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// Where the view that is used again looks otherwise than the new one.
    var differences: [ViewDifference] { ViewSnapshot(of: reused).differences(from: ViewSnapshot(of: fresh)) }
}
