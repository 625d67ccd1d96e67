extension Conformance {
    /// The checks of a class of cells, headers or supplementary views, and of how it is used again: a view that showed one model and shows
    /// another must be like a new one that shows the other, whichever of the two came first.
    ///
    /// It is laid out with either.
    ///
    ///     @Test(arguments: Conformance.checks(for: PosterCell.self, showing: .long, then: .short) { $0.show($1) })
    ///
    /// What is checked of a class's layout is checked with either model.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - first: What a view shows at first: as a rule a model with all that can be had.
    ///   - second: What it shows then: as a rule one with as little as can be.
    ///   - configure: Has a view show a model, as the data source does.
    ///   - deliver: Delivers what configuring has started, such as images that a test's loader holds back; without it, nothing is checked of
    ///     results that come late.
    ///   - subscriptions: Tells how many subscriptions there are; without it, nothing is checked of them.
    public static func checks<View: UIView & Reusable, Model: Sendable>(
        for type: View.Type, showing first: Model, then second: Model,
        configure: @escaping @MainActor @Sendable (View, Model) -> Void,
        delivering deliver: (@MainActor @Sendable () async -> Void)? = nil,
        counting subscriptions: (@MainActor @Sendable () -> Int)? = nil
    ) -> [Check] {
        let script = ReuseScript(
            first: first, second: second, configure: configure, deliver: deliver, subscriptions: subscriptions)
        var checked = CheckedClass(type)
        checked.showing = [first, second].map { model in { view in (view as? View).map { configure($0, model) } } }
        return checks(of: checked) + checked.reuseChecks(script)
    }
}
