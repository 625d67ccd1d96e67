/// What a cell, header or footer of a list shows: an image, a text, and a second one.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    let preset: ListContent

    /// The image; nil by default.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()

    /// The text; nil by default.
    ///
    /// Setting it drops the text with attributes.
    public var text: String? {
        didSet { styledText = nil }
    }

    /// The text with attributes; nil by default.
    ///
    /// It comes before ``text``, which becomes what it says.
    public var attributedText: NSAttributedString? {
        get { styledText }
        set {
            text = newValue?.string
            styledText = newValue
        }
    }

    /// How the text looks.
    public var textProperties: TextProperties

    /// The second text; nil by default.
    ///
    /// Setting it drops the second text with attributes.
    public var secondaryText: String? {
        didSet { styledSecondaryText = nil }
    }

    /// The second text with attributes; nil by default.
    ///
    /// It comes before ``secondaryText``, which becomes what it says.
    public var secondaryAttributedText: NSAttributedString? {
        get { styledSecondaryText }
        set {
            secondaryText = newValue?.string
            styledSecondaryText = newValue
        }
    }

    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// The axes along which the superview's margins count where they are larger; both by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The room between the edges and the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand side by side where there is room; false but for ``valueCell()``.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The room between the image and the texts, in points; 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The room between texts side by side, in points; 6 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The room between a text and the one below it, in points; 1 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 1
    /// How much of the content shows through, from 0 to 1; 1 by default.
    public var alpha: CGFloat = 1

    private var styledText: NSAttributedString?
    private var styledSecondaryText: NSAttributedString?

    init(_ preset: ListContent) {
        self.preset = preset
        textProperties = preset.textProperties
        secondaryTextProperties = preset.secondaryTextProperties
        directionalLayoutMargins = preset.margins
        prefersSideBySideTextAndSecondaryText = preset == .valueCell
    }

    /// Makes a view that shows the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state of the view: where that is disabled, texts of the system's color are paler.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        updated.textProperties.follow(preset.textProperties, isDisabled: state.looksDisabled)
        updated.secondaryTextProperties.follow(preset.secondaryTextProperties, isDisabled: state.looksDisabled)
        return updated
    }

    /// Feeds what tells most configurations apart to a hasher; insets and axes are not hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(preset)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}
