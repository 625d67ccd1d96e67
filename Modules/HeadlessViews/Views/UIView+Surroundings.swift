extension UIView {
    /// Called when the view has come to another place in the tree, where its tint and safe area may be others.
    func surroundingsDidChange() {
        if ownTintColor == nil, superview?.hasTint == true { tellTintChanged() }
        guard window != nil else { return }
        settleTraits()
        tellSafeAreaChanged()
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
