/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Makes an appearance for a kind of device, with the usual background.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance that looks like another, as far as that one is for such a bar.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance { buttons = other.buttons.copies }
    }

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

    private var buttons = ButtonAppearances()
}
