import InterfaceDocuments

/// A control that shows a color and opens a picker for another.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// Makes a well with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the well that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The color; nil by default.
    ///
    /// Setting it sends no action.
    open var selectedColor: UIColor?

    /// Whether a color may be see-through; true by default.
    open var supportsAlpha = true

    /// The title of the picker; nil by default.
    open var title: String?

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        decoder.color(.selectedColor) { selectedColor = $0 }
        if let supports = decoder.boolean(.supportsAlpha) { supportsAlpha = supports }
        if let title = decoder.string(.title) { self.title = title }
    }

    override class var keyedProperties: KeyedProperties { colorWellKeys }

    private static let colorWellKeys = UIControl.keyedProperties.adding([
        "selectedColor": KeyedProperty(\UIColorWell.selectedColor),
        "supportsAlpha": KeyedProperty(\UIColorWell.supportsAlpha),
        "title": KeyedProperty(\UIColorWell.title),
    ])
}
