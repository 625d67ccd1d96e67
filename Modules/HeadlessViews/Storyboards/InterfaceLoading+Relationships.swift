import InterfaceDocuments

extension InterfaceLoading {
    /// Gives a container the controllers that the relationships of its scene name. `C22`
    func makeRelated(to container: UIViewController, _ element: InterfaceElement) {
        guard let storyboard = scene?.storyboard else { return }
        var related: [String: [UIViewController]] = [:]
        for case .segue(let segue) in element.connections where segue.kind == .relationship {
            if let controller = controller(of: segue, in: storyboard) {
                related[segue.relationship ?? "", default: []].append(controller)
            }
        }
        for (relationship, controllers) in related.sorted(by: { $0.key < $1.key })
        where !container.take(controllers, as: relationship) {
            report(
                .undeliverable, at: element,
                "\(type(of: container)) has no relationship \(relationship), so its children are not made")
        }
    }

    private func controller(of segue: InterfaceSegue, in storyboard: UIStoryboard) -> UIViewController? {
        guard let destination = InterfaceConnection.segue(segue).destinationElement else {
            report.seguesUndeliverable += 1
            note(.noDestination, at: segue.element)
            return nil
        }
        // Whoever looks at a whole storyboard looks at no other one.
        if storyboard.tour != nil, destination.isStoryboardReference {
            report.seguesConnected += 1
            return nil
        }
        do throws(StoryboardLoadFailure) {
            let controller = try storyboard.makeController(at: destination)
            report.seguesConnected += 1
            return controller.parent == nil ? controller : nil
        } catch {
            report.seguesUndeliverable += 1
            if isStrict { error.raise() }
            note(.message(error.description), at: segue.element)
            return nil
        }
    }
}

extension UIViewController {
    /// Takes the controllers of a relationship; false where the class has no such relationship.
    fileprivate func take(_ controllers: [UIViewController], as relationship: String) -> Bool {
        switch (self, relationship) {
        case (let navigation as UINavigationController, "rootViewController"): navigation.viewControllers = controllers
        case (let tabs as UITabBarController, "viewControllers"): tabs.viewControllers = controllers
        case (let split as UISplitViewController, "masterViewController"): split.setViewController(controllers.first, for: .primary)
        case (let split as UISplitViewController, "supplementaryViewController"):
            split.setViewController(controllers.first, for: .supplementary)
        case (let split as UISplitViewController, "detailViewController"):
            split.setViewController(controllers.first, for: .secondary)
        default: return false
        }
        return true
    }
}
