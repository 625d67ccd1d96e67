extension UIViewController {
    func show(_ vc: UIViewController, sender: Any?) { navigationController?.pushViewController(vc, animated: true) }
    func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    var presentedViewController: UIViewController? { nil }
    var presentingViewController: UIViewController? { nil }
}
