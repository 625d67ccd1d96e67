import InterfaceDocuments

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Makes an appearance for a kind of device, with the usual background.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance that looks like another, as far as that one is for such a bar.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttons = other.buttons.copies
        back = other.back.copy()
    }

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved; zero by default.
    open var titlePositionAdjustment = UIOffset.zero

    /// How usual buttons look.
    ///
    /// A copy is kept.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { buttons.plain = newValue.copy() }
    }

    /// How buttons look that end what the user does.
    ///
    /// A copy is kept.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done }
        set { buttons.done = newValue.copy() }
    }

    /// How the button looks that leads back.
    ///
    /// A copy is kept.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { back }
        set { back = newValue.copy() }
    }

    private var buttons = ButtonAppearances()
    private var back = UIBarButtonItemAppearance(style: .plain)

    override func decode(_ decoder: InterfaceDecoder) {
        super.decode(decoder)
        if let value = decoder.textAttributes(.titleTextAttributes) { titleTextAttributes = value }
        if let value = decoder.textAttributes(.largeTitleTextAttributes) { largeTitleTextAttributes = value }
        if let value = decoder.offset(.titlePositionAdjustment) { titlePositionAdjustment = value }
    }
}
