/// What happened at the screen: here, the touches that a test makes up.
@preconcurrency @MainActor open class UIEvent: HeadlessObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What kind of event it is; touches, here.
    open var type: EventType { .touches }

    /// The touches of the event.
    open var allTouches: Set<UITouch>? { storedTouches }

    private let storedTouches: Set<UITouch>

    /// Makes an event of some touches.
    ///
    /// Headless only.
    public init(touches: Set<UITouch>) {
        storedTouches = touches
        super.init()
    }

    /// The event's touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { storedTouches.filter { $0.view === view } }

    /// The event's touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { storedTouches.filter { $0.window === window } }
}
