/// How bar buttons of a style look in each of their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: HeadlessObject {
    /// Makes the usual appearance of a style.
    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Makes the usual appearance of plain buttons.
    public override convenience init() { self.init(style: .plain) }

    private var style: UIBarButtonItem.Style
    private var states = AppearanceStates<UIBarButtonItemStateAppearance> { UIBarButtonItemStateAppearance() }

    /// How buttons usually look.
    open var normal: UIBarButtonItemStateAppearance { states.normal }
    /// How buttons look while they are touched.
    open var highlighted: UIBarButtonItemStateAppearance { states.highlighted }
    /// How buttons look that cannot be used.
    open var disabled: UIBarButtonItemStateAppearance { states.disabled }
    /// How buttons look that have the focus.
    open var focused: UIBarButtonItemStateAppearance { states.focused }

    /// Sets the usual appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        states = AppearanceStates { UIBarButtonItemStateAppearance() }
    }

    /// Another appearance that looks the same.
    open func copy() -> Self {
        let copy = Self(style: style)
        copy.states = states.map { $0.duplicate() }
        return copy
    }
}

/// How bar buttons look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: HeadlessObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved; zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button; nil for none.
    open var backgroundImage: UIImage?
    /// How far the image behind the button is moved; zero by default.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() { super.init() }

    fileprivate func duplicate() -> UIBarButtonItemStateAppearance {
        let copy = UIBarButtonItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.backgroundImage = backgroundImage
        copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
        return copy
    }
}

/// How the two styles of buttons in a bar look.
@MainActor struct ButtonAppearances {
    var plain = UIBarButtonItemAppearance(style: .plain)
    var done = UIBarButtonItemAppearance(style: .done)

    /// Others that look the same.
    var copies: ButtonAppearances { ButtonAppearances(plain: plain.copy(), done: done.copy()) }
}
