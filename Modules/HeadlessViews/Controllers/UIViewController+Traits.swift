extension UIViewController: UITraitEnvironment {
    /// The traits that the controller hands on to its view: those of where the view is, or its parent's, with its own interface style.
    var surroundingTraits: UITraitCollection {
        let outer = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
        var own = traitsFromParent.map { [$0] } ?? []
        if overrideUserInterfaceStyle != .unspecified {
            own.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        return own.isEmpty ? outer : UITraitCollection(traitsFrom: [outer] + own)
    }

    func overrideTraits(_ traits: UITraitCollection?) {
        let previous = traitCollection
        traitsFromParent = traits
        if traitCollection != previous { tellTraitsChanged(from: previous) }
    }

    /// Tells the controller, its children and their views of traits that may be others.
    func tellTraitsChanged(from previous: UITraitCollection?) {
        let view = viewIfLoaded
        if let view {
            view.traitsDidChange(from: previous)
        } else {
            contentsTraitsDidChange()
            traitCollectionDidChange(previous)
        }
        for child in children where view.map({ child.viewIfLoaded?.isDescendant(of: $0) == true }) != true {
            child.tellTraitsChanged(from: previous)
        }
    }
}
