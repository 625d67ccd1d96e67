/// A finger on the screen, as a test makes it up.
@preconcurrency @MainActor open class UITouch: HeadlessObject {
    /// How far a touch has come.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// How far the touch has come.
    open private(set) var phase: Phase
    /// How often the finger went down in quick succession.
    open private(set) var tapCount: Int
    /// The view in which the touch began.
    open private(set) weak var view: UIView?
    /// The window in which the touch began.
    open var window: UIWindow? { view?.window }

    private let locationInView: CGPoint

    /// Makes a touch at a point of a view's own coordinates.
    ///
    /// Headless only.
    public init(in view: UIView, at location: CGPoint, phase: Phase = .began, tapCount: Int = 1) {
        self.view = view
        self.phase = phase
        self.tapCount = tapCount
        locationInView = location
        super.init()
    }

    /// Where the touch is, in a view's coordinates; in its window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(locationInView, to: view) ?? locationInView
    }
}
