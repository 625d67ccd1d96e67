extension Selector {
    /// The action that a container performs which has a place for a controller to be shown in.
    static let showViewController = Selector("showViewController:sender:")
    /// The action that a container performs which has a place for a controller to be shown in as the detail.
    static let showDetailViewController = Selector("showDetailViewController:sender:")
}

extension UIViewController {
    func showInPlace(_ controller: UIViewController, _ sender: Any?) {
        let target = targetViewController(forAction: .showViewController, sender: sender)
        guard let target, target !== self else { return present(controller, animated: true) }
        target.show(controller, sender: sender)
    }

    func showAsDetail(_ controller: UIViewController, _ sender: Any?) {
        let target = targetViewController(forAction: .showDetailViewController, sender: sender)
        guard let target, target !== self else { return present(controller, animated: true) }
        target.showDetailViewController(controller, sender: sender)
    }
}
