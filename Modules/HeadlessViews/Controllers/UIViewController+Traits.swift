extension UIViewController: UITraitEnvironment {
    /// The traits that the controller hands on to its view: its parent's, or those of where the view is, with its own interface style.
    var surroundingTraits: UITraitCollection {
        let outer = parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? UIScreen.main.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return outer }
        return UITraitCollection(traitsFrom: [outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    /// Tells the controller, its children and their views of traits that may be others.
    func tellTraitsChanged(from previous: UITraitCollection?) {
        traitCollectionDidChange(previous)
        viewIfLoaded?.traitsDidChange(from: previous)
        for child in children { child.tellTraitsChanged(from: previous) }
    }
}
