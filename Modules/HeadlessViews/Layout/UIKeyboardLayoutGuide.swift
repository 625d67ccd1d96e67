/// A guide that can have constraints of its own while something is near an edge; here, nothing ever is.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers.
///
/// No keyboard comes up here, so the guide is what the safe area leaves out at the bottom, as on a device whose keyboard is away.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Makes a guide, which is of use as a view's own alone.
    public override init() { super.init(role: .keyboard, identifier: UILayoutGuide.Role.keyboard.identifier) }

    /// Whether the guide follows a keyboard that was moved away from the edge; false by default.
    open var followsUndockedKeyboard = false

    /// Whether the guide is the bottom of the safe area while the keyboard is away, and not the view's; true by default.
    open var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { owningView?.constraintsDidChange() } }
    }

    /// How far above the keyboard a drag begins to put it away, in points; 0 by default.
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
    /// The part of the view that the keyboard covers, for constraints.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        layoutState.systemGuides[.keyboard] = guide
        return guide
    }
}
