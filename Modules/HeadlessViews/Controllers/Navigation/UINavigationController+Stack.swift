extension UINavigationController {
    /// Replaces the stack, and shows the one that is on top then. `C31`
    func changeStack(to new: [UIViewController], animated: Bool) {
        let oldTop = topViewController
        let leaving = stack.filter { !new.contains($0) }
        let coming = new.filter { !stack.contains($0) }
        for controller in leaving { controller.beginLeavingParent() }
        for controller in coming { addChild(controller) }
        stack = new
        showItems()
        if topViewController !== oldTop { changeTop(from: oldTop, animated: animated) }
        for controller in leaving { controller.removeFromParent() }
        for controller in coming { controller.endArriving(in: self) }
    }

    private func changeTop(from old: UIViewController?, animated: Bool) {
        transition(from: old, to: topViewController, animated: animated).run(
            place: {
                tellDelegateWillShow(animated: animated)
                showTop()
            })
        if appearance.phase == .appeared { tellDelegateDidShow(animated: animated) }
    }

    private func transition(from old: UIViewController?, to new: UIViewController?, animated: Bool) -> ChildTransition {
        ChildTransition(
            container: self, leaving: old.map { [$0] } ?? [], coming: new.map { [$0] } ?? [], isAnimated: animated,
            order: .navigation)
    }

    /// Puts the view of the controller on top in its place, below the bars.
    func showTop() {
        guard let top = topViewController, let topView = top.view, let view = viewIfLoaded else { return }
        placeTop()
        if topView.superview !== view { view.insertSubview(topView, at: 0) }
    }

    func tellDelegateWillShow(animated: Bool) {
        if let top = topViewController { delegate?.navigationController(self, willShow: top, animated: animated) }
    }

    func tellDelegateDidShow(animated: Bool) {
        if let top = topViewController { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    private func showItems() {
        navigationBar.navigationController = self
        navigationBar.items = stack.map(\.navigationItem)
        toolbar.items = topViewController?.toolbarItems
        layOutContents()
        tabBarController?.layOutContents()
    }

    /// Has the toolbar show a controller's items, if that one is on top.
    func toolbarItemsDidChange(of controller: UIViewController) {
        if controller === topViewController { toolbar.items = controller.toolbarItems }
    }
}

extension UINavigationController {
    /// Does what a swipe from the edge does: pops the controller on top, or lets it come back where the swipe is given up.
    ///
    /// Answers whether a swipe would do anything: there must be something to go back to, and the recognizer must let it begin.
    /// Headless only.
    @_spi(Headless) @discardableResult
    public func swipeBack(isCompleted: Bool = true) -> Bool {
        guard stack.count > 1, let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled,
            recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
        else { return false }
        if isCompleted { popViewController(animated: true) } else { peekBelowTop() }
        return true
    }

    /// Shows what is below the controller on top, and then that one again.
    private func peekBelowTop() {
        let top = stack[stack.count - 1]
        let below = stack[stack.count - 2]
        let transition = TransitionCoordinator(from: top, to: below, in: view, isAnimated: true, isInteractive: true)
        UIViewController.during(transition, of: [self]) {
            top.beginAppearance(false, animated: true)
            below.beginAppearance(true, animated: true)
            transition.runAnimations()
            transition.endInteraction(isCancelled: true)
            below.beginAppearance(false, animated: true)
            below.endAppearance()
            top.beginAppearance(true, animated: true)
            top.endAppearance()
        }
    }
}
