/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Makes an appearance for a kind of device, with the usual background.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance that looks like another, as far as that one is for such a bar.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stacked = other.stacked.copy()
        inline = other.inline.copy()
        compactInline = other.compactInline.copy()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    /// How tabs look that have the title below the image.
    ///
    /// A copy is kept.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { stacked = newValue.copy() }
    }

    /// How tabs look that have the title beside the image.
    ///
    /// A copy is kept.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { inline = newValue.copy() }
    }

    /// How tabs look that have the title beside the image, on a phone that lies on its side.
    ///
    /// A copy is kept.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { compactInline = newValue.copy() }
    }

    /// The tint of what marks the selected tab; nil for the usual one.
    open var selectionIndicatorTintColor: UIColor?
    /// The image that marks the selected tab; nil for none.
    open var selectionIndicatorImage: UIImage?
    /// How tabs with the title below the image are spread; `automatic` by default.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide tabs with the title below the image are; 0, which is as the system finds best, by default.
    open var stackedItemWidth: CGFloat = 0
    /// The room between tabs with the title below the image; 0, which is as the system finds best, by default.
    open var stackedItemSpacing: CGFloat = 0

    private var stacked = UITabBarItemAppearance(style: .stacked)
    private var inline = UITabBarItemAppearance(style: .inline)
    private var compactInline = UITabBarItemAppearance(style: .compactInline)
}
