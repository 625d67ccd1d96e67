/// The view at the root of what an app shows.
@preconcurrency @MainActor open class UIWindow: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        screenSafeAreaInsets = SafeArea.insets(of: frame, in: screen.bounds, insets: screen.state.safeAreaInsets)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
        screenSafeAreaInsets = screen.state.safeAreaInsets
    }

    /// A window's own window is itself.
    open override var window: UIWindow? { self }

    /// The app, after the window. `D39`
    open override var next: UIResponder? { UIApplication.shared }

    /// The screen that the window is on.
    open var screen: UIScreen = .main

    /// The screen as it was when the window last looked.
    private var seenScreen = (bounds: UIScreen.main.state.bounds, safeAreaInsets: UIScreen.main.state.safeAreaInsets)

    /// How the window lies among others; `normal` by default.
    open var windowLevel = Level.normal

    /// The controller whose view fills the window; it appears with the window.
    ///
    /// A hidden window does not load the view: that waits until the window is shown.
    open var rootViewController: UIViewController? {
        didSet { replaceRoot(oldValue) }
    }

    /// Whether the window is hidden, as a new one is.
    open override var isHidden: Bool {
        didSet { if !isHidden { showRoot() } }
    }

    /// The parts of the window that the screen's edges and the status bar cover; none on the bare screen that there is by default.
    ///
    /// Headless only.
    @_spi(Headless) public var screenSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if oldValue != screenSafeAreaInsets { tellSafeAreaChanged() } }
    }

    open override var safeAreaInsets: UIEdgeInsets { screenSafeAreaInsets }

    /// Whether the window takes what is typed.
    open var isKeyWindow: Bool { KeyWindow.current === self }

    /// Whether the window may take what is typed; true by default.
    open var canBecomeKey: Bool { true }

    /// Makes the window the one that takes what is typed.
    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        KeyWindow.current?.resignKey()
        KeyWindow.current = self
        becomeKey()
    }

    /// Shows the window, in front of the others, and makes it the one that takes what is typed.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        layoutIfNeeded()
    }

    /// Told that the window takes what is typed.
    open func becomeKey() {}

    /// Told that the window takes it no longer.
    open func resignKey() {}

    /// Fills the screen again where the window did and the screen has another size by now, as when the device is turned.
    func followScreen() {
        let (old, new) = (seenScreen, (bounds: screen.state.bounds, safeAreaInsets: screen.state.safeAreaInsets))
        guard old != new else { return }
        seenScreen = new
        guard frame == old.bounds else { return }
        turn(to: new.bounds.size) {
            frame = new.bounds
            if screenSafeAreaInsets == old.safeAreaInsets { screenSafeAreaInsets = new.safeAreaInsets }
        }
    }

    private func turn(to size: CGSize, _ change: () -> Void) {
        guard let rootViewController, rootViewController.viewIfLoaded?.superview === self else { return change() }
        let transition = TransitionCoordinator(from: nil, to: nil, in: self, isAnimated: true)
        UIViewController.during(transition, of: [rootViewController]) {
            let known = traitState.known ?? traitCollection
            if known != screen.traitCollection { rootViewController.willTransition(to: screen.traitCollection, with: transition) }
            if size != frame.size { rootViewController.viewWillTransition(to: size, with: transition) }
            change()
            settleTraits()
            transition.runAnimations()
        }
    }

    private func replaceRoot(_ old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old { hideRoot(old) }
        if !isHidden { showRoot() }
    }

    private func hideRoot(_ old: UIViewController) {
        old.dismissPresented(animated: false)
        guard let view = old.viewIfLoaded, view.superview === self else { return }
        old.beginAppearance(false, animated: false)
        view.removeFromSuperview()
        old.endAppearance()
    }

    /// The root has appeared when this returns: no run loop turns that could be waited for.
    private func showRoot() {
        guard let root = rootViewController, let view = root.view, view.superview !== self, root.presentation.presented == nil
        else {
            return
        }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.beginAppearance(true, animated: false)
        insertSubview(view, at: 0)
        view.layoutIfNeeded()
        root.endAppearance()
    }

    override class var keyedProperties: KeyedProperties { windowKeys }

    private static let windowKeys = UIView.keyedProperties.adding([
        "rootViewController": KeyedProperty(\UIWindow.rootViewController)
    ])
}

extension UIWindow {
    /// How a window lies among others.
    public struct Level: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat

        /// Makes a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a level.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Where an app's windows are: 0.
        public static let normal = Level(0)
        /// Where the status bar is: 1000.
        public static let statusBar = Level(1000)
        /// Where alerts are: 2000.
        public static let alert = Level(2000)
    }
}

/// The window that takes what is typed.
@MainActor private enum KeyWindow {
    static weak var current: UIWindow?
}
