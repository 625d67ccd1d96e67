/// The traits and symbol settings that an image is made with; what is not set is left to what it is laid over.
struct ImageConfiguration: Hashable, Sendable {
    var traits: UITraitCollection?
    var symbol = SymbolAttributes()

    /// This configuration with another laid over it.
    func applying(_ other: ImageConfiguration?) -> ImageConfiguration {
        guard let other else { return self }
        let traits = [self.traits, other.traits].compactMap { $0 }
        return ImageConfiguration(
            traits: traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits),
            symbol: symbol.applying(other.symbol))
    }
}

/// A symbol's settings.
struct SymbolAttributes: Hashable, Sendable {
    /// How a symbol's layers are colored.
    enum Coloring: Hashable, Sendable {
        case monochrome
        case multicolor
        case hierarchical(UIColor)
        case palette([UIColor])
    }

    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    var coloring: Coloring?

    var isEmpty: Bool {
        self == SymbolAttributes()
    }

    /// These settings with others laid over them; a point size and a text style displace each other.
    func applying(_ other: SymbolAttributes) -> SymbolAttributes {
        var merged = self
        if other.pointSize != nil || other.textStyle != nil {
            merged.pointSize = other.pointSize
            merged.textStyle = other.textStyle
        }
        merged.weight = other.weight ?? weight
        merged.scale = other.scale ?? scale
        merged.coloring = other.coloring ?? coloring
        return merged
    }

    /// The size of the text that the symbol goes with; 17 where nothing says otherwise.
    func resolvedPointSize(for traits: UITraitCollection?) -> CGFloat {
        if let pointSize { return pointSize }
        return textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize } ?? 17
    }

    /// How much larger the scale makes the symbol than the medium one.
    var sizeFactor: CGFloat {
        switch scale {
        case .small: 0.78
        case .large: 1.29
        case .medium, .default, .unspecified, nil: 1
        }
    }
}
