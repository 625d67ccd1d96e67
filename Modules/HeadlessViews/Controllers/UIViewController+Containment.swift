extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard !sequence(first: self, next: \.parent).contains(child) else {
            UIKitException.hierarchyInconsistency.raise(
                "\(child.identityDescription) can be no child of \(identityDescription), which is the same or inside it.")
        }
        child.checkPlace(inViewOf: self)
        child.willMove(toParent: self)
        child.appearance.isMovingToParent = true
        if child.parent != nil { child.removeFromParent() }
        child.changeTraits {
            children.append(child)
            child.parent = self
        }
    }

    /// Puts the view of one child in the place of another's.
    func exchange(_ old: UIViewController, for new: UIViewController, animations: (() -> Void)?) {
        guard old.parent === self, new.parent === self else {
            UIKitException.invalidArgument.raise(
                """
                Children view controllers \(old.identityDescription) and \(new.identityDescription) must have a common parent view \
                controller when calling -[UIViewController \
                transitionFromViewController:toViewController:duration:options:animations:completion:]
                """)
        }
        let superview = old.view.superview
        ChildTransition(container: self, leaving: [old], coming: [new], isAnimated: true, order: .navigation).run {
            if let superview { superview.addSubview(new.view) }
            animations?()
        }
    }

    /// Says that the controller will leave its parent, whose view still shows it.
    func beginLeavingParent() {
        willMove(toParent: nil)
        appearance.isMovingFromParent = true
    }

    /// Says that the controller has arrived in its parent, whose view shows it.
    func endArriving(in parent: UIViewController) {
        didMove(toParent: parent)
        endMovingBetweenParents()
    }

    func endMovingBetweenParents() {
        appearance.isMovingToParent = false
        appearance.isMovingFromParent = false
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        traitsFromParent = nil
        didMove(toParent: nil)
        endMovingBetweenParents()
    }

    /// A view that lies in another controller's view already cannot be given to a third one's parent. `B32`
    private func checkPlace(inViewOf requested: UIViewController) {
        guard let superview = viewIfLoaded?.superview, let host = superview.hostController, host !== requested else { return }
        UIKitException.hierarchyInconsistency.raise(
            """
            child view controller:\(identityDescription) should have parent view controller:\(host.identityDescription) but \
            requested parent is:\(requested.identityDescription)
            """)
    }

    /// A view must not come into another controller's view than its own controller's parent has. `B32`
    func checkParent(asPartOf superview: UIView) {
        guard let parent, let host = superview.hostController, host !== parent, host !== self else { return }
        UIKitException.hierarchyInconsistency.raise(
            """
            child view controller:\(identityDescription) should have parent view controller:\(host.identityDescription) but actual \
            parent is:\(parent.identityDescription)
            """)
    }
}

extension UIView {
    /// The controller whose view this is, or lies in.
    fileprivate var hostController: UIViewController? {
        sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
    }
}
