/// What a font is asked for by, without the font.
///
/// Attributes that choose among glyphs (features, cascades, character sets) are not kept, since no glyph is drawn.
//
// The class is open, so the compiler cannot check the conformance to Sendable; its only stored property is a constant of a
// Sendable type.
open class UIFontDescriptor: @unchecked Sendable {
    let attributes: FontAttributes

    init(_ attributes: FontAttributes) {
        self.attributes = attributes
    }

    /// Makes the descriptor that asks for the system's font in no size.
    public convenience init() {
        self.init(FontAttributes())
    }

    /// Makes a descriptor of attributes.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.attributes = FontAttributes().adding(attributes)
    }

    /// Makes a descriptor of a font's name and size, in points.
    public init(name fontName: String, size: CGFloat) {
        attributes = FontAttributes(name: fontName, size: size)
    }

    /// The descriptor of the font for text of a kind, in the current text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of the font for text of a kind, in the text size that some traits state.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }
}

extension UIFontDescriptor {
    /// The font's own name.
    public var postscriptName: String { attributes.fontName }

    /// The size in points; 0 if none is stated.
    public var pointSize: CGFloat { attributes.size }

    /// The traits that the font has.
    public var symbolicTraits: SymbolicTraits { attributes.symbolicTraits }

    /// The descriptor with attributes added or replaced.
    public func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(self.attributes.adding(attributes))
    }

    /// The descriptor of the font with other traits; never nil here, as no font file has to have them.
    public func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(attributes.withSymbolicTraits(symbolicTraits))
    }

    /// The descriptor of the font in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = newPointSize }
    }

    /// The descriptor of a font of another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        changed {
            $0.family = newFamily
            $0.name = nil
        }
    }

    /// The descriptor of another face of the same family.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        changed {
            $0.face = newFace
            $0.name = nil
        }
    }

    /// The descriptor of the system's font in another design, or nil if the font is not the system's.
    public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard attributes.name == nil, attributes.family == nil, let design = design.face else { return nil }
        return changed { $0.design = design }
    }

    private func changed(_ change: (inout FontAttributes) -> Void) -> UIFontDescriptor {
        var attributes = attributes
        change(&attributes)
        return UIFontDescriptor(attributes)
    }
}

extension UIFontDescriptor: Hashable {
    /// Whether two descriptors ask for the same font.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left.attributes == right.attributes
    }

    /// Feeds what equality compares to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(attributes)
    }
}
