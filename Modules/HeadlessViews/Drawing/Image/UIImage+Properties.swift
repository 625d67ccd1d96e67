extension UIImage {
    /// The size in points.
    ///
    /// A symbol's is an approximation, since its outline is not here: 1.18 times the configured point size (17 by default) along
    /// the longer side, times 0.78 for the small and 1.29 for the large scale; the other side follows from the document that
    /// names the symbol, and is as long where none does.
    public var size: CGSize {
        guard case .symbol(let symbol) = content.source else {
            return content.orientation.turnsSideways ? content.pictureSize.turned : content.pictureSize
        }
        return symbol.size(content.configuration?.symbol ?? SymbolAttributes(), for: content.configuration?.traits)
    }

    /// How many pixels a point is wide.
    public var scale: CGFloat { content.scale }

    /// How the picture's file is turned.
    public var imageOrientation: Orientation { content.orientation }

    /// Whether the picture is drawn in its own colors or in the tint color.
    public var renderingMode: RenderingMode { content.renderingMode }

    /// The insets from the picture's edges to the rectangle that layout aligns.
    public var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

    /// The insets of the corners that keep their size when the picture is stretched.
    public var capInsets: UIEdgeInsets { content.capInsets }

    /// How the part between the cap insets fills a larger room.
    public var resizingMode: ResizingMode { content.resizingMode }

    /// Whether the picture is mirrored in an interface that runs from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// The distance from the bottom edge to the baseline in points; nil if the picture has no baseline.
    public var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    /// Whether the picture is a system symbol.
    public var isSymbolImage: Bool {
        if case .symbol = content.source { true } else { false }
    }

    /// The traits and symbol settings that the picture was chosen with.
    public var configuration: Configuration? {
        content.configuration.map { $0.symbol.isEmpty ? Configuration(content: $0) : SymbolConfiguration(content: $0) }
    }

    /// The symbol settings that the picture was made with; nil if it has none.
    public var symbolConfiguration: SymbolConfiguration? {
        content.configuration.flatMap { $0.symbol.isEmpty ? nil : SymbolConfiguration(content: $0) }
    }

    /// The traits that the picture was chosen for.
    public var traitCollection: UITraitCollection {
        content.configuration?.traits ?? UITraitCollection()
    }
}

extension CGSize {
    fileprivate var turned: CGSize {
        CGSize(width: height, height: width)
    }
}
