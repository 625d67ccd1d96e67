extension UIView: UITraitEnvironment {
    /// The traits of where the view is, with those that it or its controller has in their place.
    var inheritedTraits: UITraitCollection { ownTraits(in: outerTraits) }

    /// The traits round the view: of the superview, else of its controller's parent, else of the screen.
    private var outerTraits: UITraitCollection {
        superview?.traitCollection ?? viewController?.parent?.traitCollection ?? UIScreen.main.traitCollection
    }

    private var hasOwnTraits: Bool {
        ownInterfaceStyle != .unspecified || traitState.overrides != nil || viewController?.hasOwnTraits == true
    }

    private func ownTraits(in outer: UITraitCollection) -> UITraitCollection {
        let outer = viewController?.ownTraits(in: outer) ?? outer
        return outer.overridden(by: traitState.overrides, style: ownInterfaceStyle)
    }

    /// Makes a change to the view's own traits, and tells it and those in it at once.
    func changeTraits(_ change: () -> Void) {
        settleTraits()
        change()
        settleTraits()
    }

    /// Brings the view and those in it in line with the traits of where they are, and tells those for which they are others than before.
    func settleTraits() { settleTraits(in: outerTraits) }

    /// Whoever has the traits of its superview, as nearly all views do, is known by that alone.
    private func settleTraits(in outer: UITraitCollection) {
        if traitState.known !== outer || hasOwnTraits { take(ownTraits(in: outer)) }
        let known = traitState.known ?? outer
        for view in subviews { view.settleTraits(in: known) }
    }

    private func take(_ traits: UITraitCollection) {
        let previous = traitState.known
        if let previous, previous == traits {
            if !hasOwnTraits { traitState.known = traits }
            return
        }
        traitState.known = traits
        traitState.variations?.apply(traits, to: self)
        traitsDidSettle(from: previous)
        if let previous { traits.performAsCurrent { tellTraitsChanged(from: previous) } }
    }

    private func tellTraitsChanged(from previous: UITraitCollection) {
        viewController?.tellOwnTraitsChanged(from: previous)
        traitCollectionDidChange(previous)
        traitState.observers.tell(previous, traitCollection)
        if !traitCollection.laysOut(like: previous) { constraintsDidChange() }
    }
}

/// What has traits, and hears when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the place.
    var traitCollection: UITraitCollection { get }
    /// Told that the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
    /// These traits, with some of them and the interface style replaced where something else is said of them.
    func overridden(by overrides: UITraitCollection?, style: UIUserInterfaceStyle) -> UITraitCollection {
        guard overrides != nil || style != .unspecified else { return self }
        var values = overrides.map { self.values.overridden(by: $0.values) } ?? self.values
        if style != .unspecified { values.userInterfaceStyle = style }
        return UITraitCollection(values)
    }

    /// Whether nothing that frames could depend on is other than in another collection.
    func laysOut(like other: UITraitCollection) -> Bool {
        var (one, two) = (values, other.values)
        one.forgetLooks()
        two.forgetLooks()
        return one == two
    }
}

extension TraitValues {
    /// Drops what only colors depend on.
    fileprivate mutating func forgetLooks() {
        userInterfaceStyle = .unspecified
        userInterfaceLevel = .unspecified
        displayGamut = .unspecified
        accessibilityContrast = .unspecified
        activeAppearance = .unspecified
    }
}
