extension UISplitViewController {
    /// Shows a controller where the primary one has a place for it, or in the place of that one.
    func showAmongColumns(_ controller: UIViewController, _ sender: Any?) {
        guard delegate?.splitViewController(self, show: controller, sender: sender) != true else { return }
        if let primary = columns[.primary], primary.canPerformAction(.showViewController, withSender: sender) {
            primary.show(controller, sender: sender)
        } else {
            setViewController(controller, for: .primary)
        }
    }

    /// Shows a controller in the secondary column, which is seen then.
    func showInSecondary(_ controller: UIViewController, _ sender: Any?) {
        guard delegate?.splitViewController(self, showDetail: controller, sender: sender) != true else { return }
        setViewController(controller, for: .secondary)
        setColumn(.secondary, isShown: true)
    }
}
