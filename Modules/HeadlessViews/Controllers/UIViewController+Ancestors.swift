extension UIViewController {
    /// The nearest navigation controller that the controller is in.
    public var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller that the controller is in.
    public var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller that the controller is in.
    public var splitViewController: UISplitViewController? { nearestAncestor() }

    /// What this controller, or else the nearest one round it that has any, answers.
    func nearest<Answer>(_ answer: (UIViewController) -> Answer?) -> Answer? {
        sequence(first: self, next: \.parent).lazy.compactMap(answer).first
    }

    private func nearestAncestor<Ancestor: UIViewController>(of type: Ancestor.Type = Ancestor.self) -> Ancestor? {
        var candidate = parent
        while let current = candidate {
            if let found = current as? Ancestor { return found }
            candidate = current.parent
        }
        return nil
    }
}
