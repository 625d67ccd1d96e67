/// What belongs to one use of a view in a list, from the time that it shows an item until it is used again for another.
///
/// A cell that loads or subscribes has one, and ends it when it is used again:
///
///     private let scope = ReuseScope()
///
///     override func prepareForReuse() {
///         super.prepareForReuse()
///         scope.end()
///     }
///
///     func show(_ poster: Poster) {
///         scope.load { await poster.image() } then: { [weak self] image in self?.imageView?.image = image }
///     }
///
/// What was started before the end never arrives after it. A hosted view has a scope that its host ends: ``ViewHosting/scope``.
@preconcurrency @MainActor public final class ReuseScope {
    /// One use; what was made for it asks whether it still lasts.
    private final class Use {}

    /// The current use; nil until anything asks for it.
    private var use: Use?
    private var held: [Any] = []
    private var loads: [Task<Void, Never>] = []

    /// Makes the scope of a view's first use.
    public init() {}

    deinit {
        for load in loads { load.cancel() }
    }

    /// Ends the use and begins the next: loads are cancelled, callbacks of it do nothing from now on, and what was held is let go.
    public func end() {
        use = nil
        for load in loads { load.cancel() }
        loads = []
        held = []
    }

    private func currentUse() -> Use {
        let use = use ?? Use()
        self.use = use
        return use
    }

    /// Keeps something until the use ends, such as a subscription that is cancelled when nobody has it any more.
    public func hold(_ object: Any) { held.append(object) }

    /// A callback that does nothing once the use has ended, or the target is gone, which it does not keep alive.
    ///
    ///     loader.image(at: url, completion: scope.callback(to: self) { cell, image in cell.show(image) })
    public func callback<Target: AnyObject, Value>(
        to target: Target, _ body: @escaping (Target, Value) -> Void
    ) -> (Value) -> Void {
        { [weak use = currentUse(), weak target] value in
            guard use != nil, let target else { return }
            body(target, value)
        }
    }

    /// Loads a value and gives it on, unless the use has ended by then; a load that is no longer wanted is cancelled.
    public func load<Value: Sendable>(_ load: @escaping @Sendable () async -> Value, then show: @escaping (Value) -> Void) {
        loads.append(
            Task { [weak use = currentUse()] in
                let value = await load()
                if use != nil { show(value) }
            })
    }
}
