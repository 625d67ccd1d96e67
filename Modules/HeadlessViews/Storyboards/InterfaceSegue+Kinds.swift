import InterfaceDocuments

@MainActor extension InterfaceSegue {
    /// What a segue of the kind does; nil for one that a class of the app's own does.
    func handler(from source: UIViewController, to destination: UIViewController, sender: Any?) -> (() -> Void)? {
        switch kind {
        case .show: { source.show(destination, sender: sender) }
        case .showDetail: { source.showDetailViewController(destination, sender: sender) }
        case .replace: { replace(for: destination, from: source, sender: sender) }
        case .presentation, .modal, .popoverPresentation, .popover: { source.present(destination, animated: animates) }
        case .push: { push(destination, from: source) }
        case .custom, .relationship, .embed, .unwind, nil: nil
        }
    }

    /// Gives the destination what the segue says of how it is to be presented, before the source prepares it.
    func style(_ destination: UIViewController, of source: UIViewController, sender: Any?) {
        if let style = modalPresentationStyle.flatMap({ UIModalPresentationStyle.interfaceNames[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = modalTransitionStyle.flatMap({ UIModalTransitionStyle.interfaceNames[$0] }) {
            destination.modalTransitionStyle = style
        }
        guard kind == .popoverPresentation || kind == .popover else { return }
        destination.modalPresentationStyle = .popover
        if let popover = destination.popoverPresentationController {
            point(popover, at: source.performer(of: self).anchor ?? sender as AnyObject?)
        }
    }

    /// Has a popover point at the segue's anchor; where it has none, at what set the segue off.
    private func point(_ popover: UIPopoverPresentationController, at anchor: AnyObject?) {
        if let item = anchor as? UIBarButtonItem { popover.barButtonItem = item }
        if let view = anchor as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
        guard let directions = element.child(keyed: .popoverArrowDirection) else { return }
        let allowed: [(InterfaceWord, UIPopoverArrowDirection)] = [(.up, .up), (.down, .down), (.left, .left), (.right, .right)]
        popover.permittedArrowDirections = allowed.reduce(into: []) { sum, direction in
            if directions[direction.0]?.boolean == true { sum.insert(direction.1) }
        }
    }

    /// Pushes onto the stack that the source is in; traps where it is in none. `C19`
    private func push(_ destination: UIViewController, from source: UIViewController) {
        guard let navigation = source.navigationController else {
            UIKitException.genericError.raise(
                """
                Could not find a navigation controller for segue '\(identifier ?? "")'. Push segues can only be used when the source \
                controller is managed by an instance of UINavigationController.
                """)
        }
        navigation.pushViewController(destination, animated: animates)
    }
}
