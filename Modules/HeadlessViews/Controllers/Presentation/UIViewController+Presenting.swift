extension UIViewController {
    func show(presented controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        controller.checkThatItCanBePresented(from: self)
        let presenter = presenter(of: controller)
        guard presenter.canPresent(controller, from: self) else { return }
        let (presented, manager) = controller.managerForPresenting(by: presenter, source: self).adapted(to: presenter)
        PresentationTransition(manager, presented: presented, presenter: presenter, isAnimated: animated).present()
        completion?()
    }

    /// The controller over which another one comes: the outermost one, or the nearest that defines a context for the styles that
    /// ask for one.
    private func presenter(of controller: UIViewController) -> UIViewController {
        let chain = Array(sequence(first: self, next: \.parent))
        let style = controller.resolvedPresentationStyle
        guard style == .currentContext || style == .overCurrentContext else { return chain[chain.count - 1] }
        return chain.first { $0.definesPresentationContext } ?? chain[chain.count - 1]
    }

    private func canPresent(_ controller: UIViewController, from source: UIViewController) -> Bool {
        let attempt =
            "Attempt to present \(controller.identityDescription) on \(identityDescription) (from \(source.identityDescription))"
        if let presented = presentation.presented {
            StandardError.log("\(attempt) which is already presenting \(presented.identityDescription).")
            return false
        }
        guard viewIfLoaded?.window != nil else {
            StandardError.log("\(attempt) whose view is not in the window hierarchy.")
            return false
        }
        return true
    }

    private func checkThatItCanBePresented(from source: UIViewController) {
        if let presenter = presentation.presenter {
            UIKitException.invalidArgument.raise(
                """
                Application tried to present modally a view controller \(identityDescription) that is already being presented by \
                \(presenter.identityDescription).
                """)
        }
        if self === source {
            UIKitException.invalidArgument.raise(
                """
                Application tried to present modal view controller on itself. Presenting controller is \(source.identityDescription).
                """)
        }
        if let parent {
            UIKitException.invalidArgument.raise(
                """
                Application tried to present modally a view controller \(identityDescription) that has a parent view controller \
                \(parent.identityDescription).
                """)
        }
    }

    /// Takes away what this controller, or else what presents it, presents.
    ///
    /// Where there is nothing to take away, `completion` has nothing to wait for.
    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        let presenter = nearest { $0.presentation.presented == nil ? nil : $0 } ?? presentingViewController
        presenter?.dismissPresented(animated: animated)
        completion?()
    }

    /// Takes away what this controller itself presents, with all that is over that.
    func dismissPresented(animated: Bool) {
        let stack = Array(sequence(first: self, next: \.presentation.presented).dropFirst())
        guard !stack.isEmpty else { return }
        PresentationTransition.dismiss(stack, animated: animated)
    }
}
