extension UIViewController: UITraitEnvironment {
    /// The traits that the controller hands on to its view: those of where the view is, or its parent's, with its own in their place.
    var surroundingTraits: UITraitCollection {
        ownTraits(
            in: viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection)
    }

    /// Whether the controller hands on other traits than those round it.
    var hasOwnTraits: Bool { traitsFromParent != nil || ownTraitOverrides != nil || ownInterfaceStyle != .unspecified }

    /// Traits with those that the controller has in their place.
    func ownTraits(in outer: UITraitCollection) -> UITraitCollection {
        outer.overridden(by: traitsFromParent, style: .unspecified).overridden(by: ownTraitOverrides, style: ownInterfaceStyle)
    }

    func overrideTraits(_ traits: UITraitCollection?) { changeTraits { traitsFromParent = traits } }

    /// Makes a change to the controller's own traits or to its place, and tells it, its children and their views at once.
    func changeTraits(_ change: () -> Void) {
        let previous = traitCollection
        viewIfLoaded?.settleTraits()
        change()
        if traitCollection != previous { tellTraitsChanged(from: previous) }
    }

    /// Tells the controller, its children and their views of traits that may be others.
    private func tellTraitsChanged(from previous: UITraitCollection) {
        let view = viewIfLoaded
        if let view { view.settleTraits() } else { tellOwnTraitsChanged(from: previous) }
        for child in children where view.map({ child.viewIfLoaded?.isDescendant(of: $0) == true }) != true {
            child.tellTraitsChanged(from: previous)
        }
    }

    /// Tells the controller alone.
    func tellOwnTraitsChanged(from previous: UITraitCollection) {
        contentsTraitsDidChange()
        traitCollectionDidChange(previous)
        traitObservers.tell(previous, traitCollection)
    }
}
