import InterfaceDocuments

@MainActor extension InterfaceSegue {
    /// What a segue of the kind does; nil for one that a class of the app's own does.
    func handler(from source: UIViewController, to destination: UIViewController, sender: Any?) -> (() -> Void)? {
        switch kind {
        case .show: { source.show(destination, sender: sender) }
        case .showDetail, .replace: { source.showDetailViewController(destination, sender: sender) }
        case .presentation, .modal, .popoverPresentation, .popover: { source.present(destination, animated: animates) }
        case .push: { push(destination, from: source) }
        case .custom, .relationship, .embed, .unwind, nil: nil
        }
    }

    /// Gives the destination what the segue says of how it is to be presented, before the source prepares it.
    func style(_ destination: UIViewController, of source: UIViewController) {
        if let style = modalPresentationStyle.flatMap({ UIModalPresentationStyle.interfaceNames[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = modalTransitionStyle.flatMap({ UIModalTransitionStyle.interfaceNames[$0] }) {
            destination.modalTransitionStyle = style
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
