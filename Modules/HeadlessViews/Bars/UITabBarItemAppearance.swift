/// How tabs look in each of their states.
@preconcurrency @MainActor open class UITabBarItemAppearance: HeadlessObject {
    /// How a tab's title and image are laid out.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image, on a phone that lies on its side.
        case compactInline = 2
    }

    /// Makes the usual appearance of a style.
    public required init(style: Style) {
        self.style = style
        super.init()
    }

    /// Makes the usual appearance of tabs with the title below the image.
    public override convenience init() { self.init(style: .stacked) }

    private var style: Style
    private var states = AppearanceStates<UITabBarItemStateAppearance> { UITabBarItemStateAppearance() }

    /// How tabs usually look.
    open var normal: UITabBarItemStateAppearance { states.normal }
    /// How the selected tab looks.
    open var selected: UITabBarItemStateAppearance { states.selected }
    /// How tabs look that cannot be used.
    open var disabled: UITabBarItemStateAppearance { states.disabled }
    /// How tabs look that have the focus.
    open var focused: UITabBarItemStateAppearance { states.focused }

    /// Sets the usual appearance of a style.
    open func configureWithDefault(for style: Style) {
        self.style = style
        states = AppearanceStates { UITabBarItemStateAppearance() }
    }

    /// Another appearance that looks the same.
    open func copy() -> Self {
        let copy = Self(style: style)
        copy.states = states.map { $0.duplicate() }
        return copy
    }
}

/// How tabs look in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: HeadlessObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved; zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image; nil for the usual one.
    open var iconColor: UIColor?
    /// The color of the badge; nil for the usual one.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge is moved; zero by default.
    open var badgePositionAdjustment = UIOffset.zero
    /// How far the badge's text is moved; zero by default.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    override init() { super.init() }

    fileprivate func duplicate() -> UITabBarItemStateAppearance {
        let copy = UITabBarItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.iconColor = iconColor
        copy.badgeBackgroundColor = badgeBackgroundColor
        copy.badgeTextAttributes = badgeTextAttributes
        copy.badgePositionAdjustment = badgePositionAdjustment
        copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
        return copy
    }
}
