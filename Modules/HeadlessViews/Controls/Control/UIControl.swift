/// A view that turns what a person does with it into actions that it sends to targets.
@preconcurrency @MainActor open class UIControl: UIView {
    /// Makes a control with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the control that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a control that runs an action where it is used as it is meant to be.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Whether the control can be used; true by default.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { stateDidChange() } }
    }

    /// Whether the control is selected; false by default.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether the control shows that a finger is on it; false by default.
    ///
    /// Touches set it.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// The states that the control is in at once.
    open var state: State { heldState }

    /// Where the content is, from side to side; `center` by default. `D47`
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
    }

    /// Where the content is, from top to bottom; `center` by default, as buttons show it. `D47`
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
    }

    /// Where the content is from side to side, with the direction of reading applied: never `leading` or `trailing`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        contentHorizontalAlignment.resolved(for: effectiveUserInterfaceLayoutDirection)
    }

    /// Whether the control follows a finger now.
    open internal(set) var isTracking = false

    /// Whether the finger that the control follows is inside its bounds.
    open internal(set) var isTouchInside = false

    /// Whether the control's menu opens where its action would run; false by default.
    open var showsMenuAsPrimaryAction = false

    /// What the control sends, and when.
    var actions = ControlActions()

    /// Has a method of a target called for events; of the first responder in the chain that has it where the target is nil.
    ///
    /// The target is held weakly. The same method of the same target is called once for an event, however often it is added.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    /// Has a target no longer called for events: any target where it is nil, and any of its methods where the action is nil.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    /// Has an action run for events.
    ///
    /// An earlier one with the same identifier gives way to it.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, for: controlEvents) }

    /// Has an action no longer run for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(identifier: action.identifier, for: controlEvents)
    }

    /// Has the action with an identifier no longer run for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(identifier: actionIdentifier, for: controlEvents)
    }

    /// The targets that are still there.
    ///
    /// `NSNull` stands for the responder chain, and a target's `ObjectIdentifier` for one that is not hashable.
    open var allTargets: Set<AnyHashable> { actions.targets }

    /// The events that something is called for.
    open var allControlEvents: Event { actions.events }

    /// The names of a target's methods that an event calls, in the order in which they were added; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actions.names(of: target.map { $0 as AnyObject }, for: controlEvent)
    }

    /// Calls a method of a target, or for nil of the first responder in the chain that has it. `D40`
    ///
    /// A subclass may override this to see the actions or to hold them back.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.run(from: self) }

    /// Calls whatever the events call, in the order in which it was added, whether or not the control is enabled.
    open func sendActions(for controlEvents: Event) { send(for: controlEvents, with: nil) }

    /// Does what a person would by using the control.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Called when a finger comes down on the control.
    ///
    /// The answer false ends the tracking there.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger moves.
    ///
    /// The answer false ends the tracking there.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger is lifted, while `isTouchInside` still says where.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the system takes the touch away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, with: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(with: event) }

    /// Called when a state has begun or ended, for the framework's own controls.
    func stateDidChange() {}

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeControl(decoder) }
    }

    override class var keyedProperties: KeyedProperties { controlKeys }
}
