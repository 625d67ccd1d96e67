extension UIView: UITraitEnvironment {
    /// The traits of the controller whose view this is, or of the superview or screen, with the view's own interface style.
    var inheritedTraits: UITraitCollection {
        let outer = viewController?.surroundingTraits ?? superview?.traitCollection ?? UIScreen.main.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return outer }
        return UITraitCollection(traitsFrom: [outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    func setOwnInterfaceStyle(_ style: UIUserInterfaceStyle) {
        let previous = traitCollection
        ownInterfaceStyle = style
        if traitCollection != previous { traitsDidChange(from: previous) }
    }

    /// Tells the view and those in it of traits that may be others.
    func traitsDidChange(from previous: UITraitCollection?) {
        viewController?.contentsTraitsDidChange()
        viewController?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
        for view in subviews { view.traitsDidChange(from: previous) }
    }

    /// Called when the view has come to another place in the tree, where its tint and safe area may be others.
    func surroundingsDidChange() {
        if ownTintColor == nil, superview?.hasTint == true { tellTintChanged() }
        if window != nil { tellSafeAreaChanged() }
    }

    private var hasTint: Bool { ownTintColor != nil || superview?.hasTint == true }

    /// Tells the view, and those in it that have no tint of their own.
    func tellTintChanged() {
        tintColorDidChange()
        for view in subviews where view.ownTintColor == nil { view.tellTintChanged() }
    }

    /// The direction of reading that a semantic content attribute gives: the app's, unless it forces one.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction of reading that a semantic content attribute gives where a given one is the app's.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// What has traits, and hears when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the place.
    var traitCollection: UITraitCollection { get }
    /// Told that the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
