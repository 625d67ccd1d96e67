extension UIViewController: UITraitEnvironment {
    /// The traits that the controller hands on to its view: those of where the view is, or its parent's, with its own interface style.
    var surroundingTraits: UITraitCollection {
        let outer = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return outer }
        return UITraitCollection(traitsFrom: [outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    /// Tells the controller, its children and their views of traits that may be others.
    func tellTraitsChanged(from previous: UITraitCollection?) {
        let view = viewIfLoaded
        if let view { view.traitsDidChange(from: previous) } else { traitCollectionDidChange(previous) }
        for child in children where view.map({ child.viewIfLoaded?.isDescendant(of: $0) == true }) != true {
            child.tellTraitsChanged(from: previous)
        }
    }
}
