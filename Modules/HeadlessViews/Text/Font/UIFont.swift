/// A font: a face, a weight and a size, with the measures that layout needs and no glyphs.
///
/// Every font measures as San Francisco does, which iOS uses throughout, since no font file is read here.
//
// The class is open, so the compiler cannot check the conformance to Sendable; its only stored property is a constant of a
// Sendable type.
open class UIFont: @unchecked Sendable {
    let attributes: FontAttributes

    init(attributes: FontAttributes) {
        self.attributes = attributes
    }

    /// Makes a font of a name, or nil if the name is empty.
    ///
    /// A phone gives nil for a font that is not installed. Which fonts an iPhone has is not known here, so any name is taken for
    /// one.
    /// - Parameters:
    ///   - fontName: the font's own name, such as `Avenir-Heavy`, or its family's.
    ///   - fontSize: in points; 0 or less means the system's usual size, ``systemFontSize``.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        attributes = FontAttributes(name: fontName, size: Self.usable(fontSize))
    }

    /// Makes the font that a descriptor asks for.
    ///
    /// - Parameter pointSize: in points; 0 means the descriptor's own size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var attributes = descriptor.attributes
        attributes.size = Self.usable(pointSize == 0 ? attributes.size : pointSize)
        self.attributes = attributes
    }

    /// The font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var attributes = attributes
        attributes.size = Self.usable(fontSize)
        attributes.textStyle = nil
        attributes.scaling = nil
        return UIFont(attributes: attributes)
    }

    /// A size that a font can have: a size of 0 or less, or no number at all, means the usual size.
    static func usable(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? size : systemFontSize
    }
}

extension UIFont: Hashable {
    /// Whether two fonts have the same face, weight and size.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.attributes == right.attributes
    }

    /// Feeds what equality compares to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(attributes)
    }
}

extension UIFont: CustomStringConvertible {
    /// The font's name, weight and size, in the form that UIKit logs them.
    public var description: String {
        let weight = attributes.symbolicTraits.contains(.traitBold) ? "bold" : "normal"
        let style = attributes.isItalic ? "italic" : "normal"
        let size = String(format: "%.2f", Double(pointSize))
        return "<UIFont> font-family: \"\(fontName)\"; font-weight: \(weight); font-style: \(style); font-size: \(size)pt"
    }
}
