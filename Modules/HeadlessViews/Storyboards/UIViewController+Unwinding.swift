import InterfaceDocuments

extension UIViewController {
    /// Goes back to the nearest controller that has the segue's method; nothing happens where none has. `C23`
    func unwind(_ segue: InterfaceSegue, sender: Any?) {
        guard let name = segue.unwindAction else { return }
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: Selector(name), sender: sender)
        guard let target = source.target else { return }
        let made = makeSegue(segue, to: target)
        made.performHandler = { [unowned made] in made.source.goBack(to: target, by: made) }
        prepare(for: made, sender: sender)
        ActionTable.of(target)?.perform(source.unwindAction, on: target, from: made)
        made.perform()
    }

    /// Dismisses what was presented on the way, and has each container on it show the next one.
    private func goBack(to target: UIViewController, by segue: UIStoryboardSegue) {
        let way = Array(sequence(first: target, next: \.parent))
        if let presenter = way.first(where: { $0.presents(self) }) { presenter.dismiss(animated: true) }
        for (child, container) in zip(way, way.dropFirst()).reversed() { container.unwind(for: segue, towards: child) }
    }

    /// Whether a controller lies in what this one presents, at any depth.
    private func presents(_ controller: UIViewController) -> Bool {
        guard let presented = presentedViewController, presented.presentingViewController === self else { return false }
        return controller.isInside(presented) || presented.presentsSomewhere(controller)
    }

    private func presentsSomewhere(_ controller: UIViewController) -> Bool {
        presents(controller) || children.contains { $0.presentsSomewhere(controller) }
    }

    private func isInside(_ container: UIViewController) -> Bool { sequence(first: self, next: \.parent).contains(container) }

    /// The child that the source of an unwind segue is, or is in. `C24`
    func child(holding source: UIViewController) -> UIViewController? {
        sequence(first: source, next: \.parent).first { $0.parent === self }
    }

    /// Shows a child that an unwind segue goes back to, or goes through.
    func show(child: UIViewController) {
        switch self {
        case let navigation as UINavigationController where navigation.viewControllers.contains(child):
            navigation.popToViewController(child, animated: true)
        case let tabs as UITabBarController where tabs.viewControllers?.contains(child) == true: tabs.selectedViewController = child
        default: break
        }
    }
}

extension UIStoryboardUnwindSegueSource {
    /// The controller to go back to: looked for in the containers of the source, from the nearest, then in those of its presenter. `C23`
    fileprivate var target: UIViewController? {
        var place = source
        while let next = place.parent ?? place.presentingViewController {
            if let found = target(in: next) { return found }
            place = next
        }
        return nil
    }

    private func target(in controller: UIViewController) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: self) {
            if let found = target(in: child) { return found }
        }
        return controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender) ? controller : nil
    }
}
