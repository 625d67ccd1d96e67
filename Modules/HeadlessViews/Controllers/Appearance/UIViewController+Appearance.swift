extension UIViewController {
    /// Tells the controller, and then the children that it forwards to, that it is about to appear or disappear.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearance.begin(isAppearing, animated: animated) else { return }
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
            showContents()
        } else {
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.beginAppearance(isAppearing, animated: animated) }
        if isAppearing { contentsWillAppear() }
    }

    /// Tells the controller, and then the children that it forwards to, that its view is in place, once in an appearance. `C32`
    func tellIsAppearing() {
        guard appearance.takeIsAppearing() else { return }
        viewIsAppearing(appearance.isAnimated)
        for child in forwardedChildren { child.tellIsAppearing() }
    }

    /// Tells the controller, and then the children that it forwards to, that it has appeared or disappeared.
    func endAppearance() {
        tellIsAppearing()
        guard appearance.end() else { return }
        let isAnimated = appearance.isAnimated
        let hasAppeared = appearance.phase == .appeared
        if hasAppeared { viewDidAppear(isAnimated) } else { viewDidDisappear(isAnimated) }
        for child in forwardedChildren { child.endAppearance() }
        if hasAppeared { contentsDidAppear() }
    }

    /// The children that hear what this controller hears: those whose views are in its own.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}

extension UIViewController {
    /// Told before the view comes into a window, or leaves it, by whatever way.
    ///
    /// A controller whose view a transition moves has been told of its appearance already, and so has a child whose parent appears.
    /// Only a view that someone adds or removes by hand makes its controller appear or disappear here.
    func viewWillMove(to window: UIWindow?) {
        let isAppearing = window != nil
        guard isAppearing ? appearance.phase == .disappeared : appearance.phase == .appeared, hearsOfMoves else { return }
        // A parent that is on its way itself ends its children's appearance with its own.
        if parent.map({ $0.appearance.phase == .appearing }) != true { MovingControllers.add(self) }
        beginAppearance(isAppearing, animated: false)
    }

    /// Told when the view has come into a window.
    func viewDidMove(to window: UIWindow?) {
        if window != nil { tellIsAppearing() }
    }

    private var hearsOfMoves: Bool {
        guard let parent else { return true }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isShown
    }
}

/// The controllers that appear or disappear because their views were added or removed by hand.
///
/// They have appeared, or disappeared, once the whole tree of views that moves is in place.
@MainActor enum MovingControllers {
    private static var controllers: [UIViewController] = []

    static func add(_ controller: UIViewController) { controllers.append(controller) }

    /// Moves a tree of views, and then ends what that began: moves may be nested, since controllers add views as they are told.
    static func around(_ move: () -> Void) {
        let outer = controllers.count
        move()
        guard controllers.count > outer else { return }
        let moved = controllers[outer...]
        controllers.removeSubrange(outer...)
        for controller in moved { controller.endAppearance() }
    }
}
