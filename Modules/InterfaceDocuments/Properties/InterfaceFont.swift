/// A font as a document writes it, in a `<fontDescription>` or in the `<font>` of an attributed string.
public struct InterfaceFont: Sendable, Hashable {
    /// How a font is given, with sizes in points.
    public enum Form: Sendable, Hashable {
        /// The system's font. `weight` is `semibold` and the like.
        case system(size: Size, weight: String?)
        /// The system's bold font.
        case boldSystem(size: Size)
        /// The system's italic font.
        case italicSystem(size: Size)
        /// The font of a text style, `UICTFontTextStyleBody` and the like.
        case textStyle(String)
        /// A font by its name, and its family if the document gives it.
        case custom(name: String, family: String?, size: Size)
    }

    /// The size of a font.
    public enum Size: Sendable, Hashable {
        /// In points.
        case points(Double)
        /// The system's size for a use: `button`, `system`, `smallSystem`, `message`, `label`.
        case standard(String)
        /// The document gives none.
        case unspecified
    }

    /// The element.
    public let element: InterfaceElement

    /// Looks at an element as a font; whether it is one shows in ``form``.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// How the font is given; nil if the element is no font, or is one that cannot be read.
    public var form: Form? {
        switch element.word {
        case .fontDescription: descriptionForm
        case .font: attributeForm
        default: nil
        }
    }

    /// A name is more precise than a style, and a style than a type.
    private var descriptionForm: Form? {
        guard let size = size(points: .pointSize, standard: .size) else { return nil }
        if let name = element[.name] { return .custom(name: name.string, family: element[.family]?.string, size: size) }
        if let style = element[.style] { return .textStyle(style.string) }
        return switch element[.type]?.string {
        case "system": .system(size: size, weight: element[.weight]?.string)
        case "boldSystem": .boldSystem(size: size)
        case "italicSystem": .italicSystem(size: size)
        default: nil
        }
    }

    private var attributeForm: Form? {
        guard let points = size(points: .size, standard: .unknown) else { return nil }
        if let name = element[.name] { return .custom(name: name.string, family: element[.family]?.string, size: points) }
        guard let use = element[.metaFont]?.string else { return nil }
        switch use {
        case "system", "systemBold":
            let size = points == .unspecified ? Size.standard("system") : points
            return use == "system" ? .system(size: size, weight: nil) : .boldSystem(size: size)
        default:
            return .system(size: points == .unspecified ? .standard(use) : points, weight: nil)
        }
    }

    /// Nil where the number of points is there and cannot be read.
    private func size(points: InterfaceWord, standard: InterfaceWord) -> Size? {
        if let points = element[points] { return points.number.map(Size.points) }
        return element[standard].map { .standard($0.string) } ?? .unspecified
    }
}

extension InterfaceElement {
    /// The font that is the value of a property, nil if there is none.
    public func font(keyed key: InterfaceWord) -> InterfaceFont? {
        guard let child = child(keyed: key), child.word == .fontDescription || child.word == .font else { return nil }
        return InterfaceFont(child)
    }
}
