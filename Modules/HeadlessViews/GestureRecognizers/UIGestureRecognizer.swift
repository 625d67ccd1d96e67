/// What turns touches into a gesture, and tells its targets of it.
///
/// A recogniser sends its actions when it begins, changes, ends or is cancelled. No run loop turns here, so it sends them at once.
@preconcurrency @MainActor open class UIGestureRecognizer: HeadlessObject, InterfaceDecodable {
    /// Makes a recogniser that sends an action to a target, which it does not hold.
    ///
    /// Without a target the action goes up the responder chain; without an action nothing is sent.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { actions.add(target: target, action: action) }
    }

    /// Makes a recogniser that sends no action yet.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Makes the recogniser that an Interface Builder document describes.
    public required convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
        decode(InterfaceDecoder(coder, for: self))
    }

    var actions = GestureActions()
    var recognition = GestureRecognition()
    var trackedTouches = TrackedTouches()

    /// The view whose touches the recogniser takes.
    open internal(set) weak var view: UIView?

    /// A name for debugging; nil by default.
    open var name: String?

    /// Asked whether a gesture may begin, and beside which others.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recogniser takes touches; true by default.
    ///
    /// Turning it off cancels a gesture that is under way.
    open var isEnabled = true {
        didSet { if !isEnabled { abandon() } }
    }

    /// Whether a recognised gesture's touches are taken from the view; true by default.
    open var cancelsTouchesInView = true

    /// Whether the view waits for the recogniser to fail before it hears of touches; false by default.
    open var delaysTouchesBegan = false

    /// Whether the view waits for the recogniser to fail before it hears that touches ended; true by default.
    open var delaysTouchesEnded = true

    /// Whether touches of one kind, such as a pencil's, keep out those of another; true by default.
    open var requiresExclusiveTouchType = true

    /// How far the gesture has come; `possible` at first.
    ///
    /// A subclass sets it. What cannot follow the present state is ignored: a gesture that has ended begins again only with new touches.
    open var state: State {
        get { recognition.state }
        set { move(to: newValue) }
    }

    /// How many touches the gesture has.
    open var numberOfTouches: Int { trackedTouches.all.count }

    /// The middle of the gesture's touches, in a view's coordinates; in its window's for nil.
    open func location(in view: UIView?) -> CGPoint { trackedTouches.middle(in: view) }

    /// Where one of the gesture's touches is, in a view's coordinates; in its window's for nil.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.all.indices.contains(touchIndex) else {
            UIKitException.invalidArgument.raise(
                "The touch at \(touchIndex) was asked for, and the gesture has \(trackedTouches.all.count).")
        }
        return trackedTouches.all[touchIndex].location(in: view)
    }

    /// Adds a target and its action; the same pair is added once.
    open func addTarget(_ target: Any, action: Selector) { actions.add(target: target, action: action) }

    /// Takes targets away: all of them for nil, all actions of a target where the action is nil.
    open func removeTarget(_ target: Any?, action: Selector?) { actions.remove(target: target, action: action) }

    /// Has this recogniser wait until another one, which has touches of the gesture too, fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        recognition.addRequirement(otherGestureRecognizer)
    }

    /// Whether recognising this gesture keeps another one from being recognised; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture that is recognised keeps this one from being so; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recogniser waits until another one fails; false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recogniser waits until this one fails; false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Told when touches begin.
    ///
    /// An override calls `super`, which counts the touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.isOver { startOver() }
        trackedTouches.begin(touches)
    }

    /// Told when touches move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Told when touches end.
    ///
    /// An override calls `super`, which counts the touches.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { trackedTouches.end(touches) }

    /// Told when the system takes touches away.
    ///
    /// An override calls `super`, which counts the touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        trackedTouches.end(touches)
        abandon()
    }

    /// Called before a new gesture, for a subclass to forget what it knew of the last one.
    open func reset() {}

    /// Reads a recogniser's own attributes; a subclass reads its own after `super`.
    func decode(_ decoder: InterfaceDecoder?) {
        if let decoder { decodeRecognizer(decoder) }
    }

    override class var keyedProperties: KeyedProperties { recognizerKeys }
}
