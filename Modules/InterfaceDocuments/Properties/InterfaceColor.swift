/// A color as a document writes it.
public struct InterfaceColor: Sendable, Hashable {
    /// How a color is given.
    public enum Form: Sendable, Hashable {
        /// By its components, each from 0 to 1, in a color space.
        case components(Components, space: ColorSpace)
        /// By a name of the system's, `systemBackgroundColor` or, from before iOS 13, `darkTextColor`.
        case system(name: String)
        /// By the name of a color in the asset catalogue.
        case named(String)
    }

    /// The components of a color.
    public enum Components: Sendable, Hashable {
        /// Red, green, blue and alpha.
        case rgb(red: Double, green: Double, blue: Double, alpha: Double)
        /// White and alpha.
        case gray(white: Double, alpha: Double)
    }

    /// The space of a color's components.
    public enum ColorSpace: String, Sendable, Hashable {
        /// The web's red, green and blue.
        case sRGB
        /// The red, green and blue of wide-gamut displays.
        case displayP3
        /// Gray with a gamma of 2.2, which is that of sRGB nearly.
        case genericGamma22GrayColorSpace
        /// Red, green and blue as older documents give them.
        case calibratedRGB
        /// Gray as older documents give it.
        case calibratedWhite
        /// The display's own red, green and blue.
        case deviceRGB
        /// The display's own gray.
        case deviceWhite
    }

    /// The element.
    public let element: InterfaceElement

    /// Looks at an element as a color; whether it is one shows in ``form``.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// How the color is given; nil if the element is no `<color>`, or is one that cannot be read.
    ///
    /// The name of a newer system goes before that of an older, and a name before components: those beside it are for older systems.
    public var form: Form? {
        guard element.word == .color else { return nil }
        if let name = element[.systemColor] ?? element[.xcode11CocoaTouchSystemColor] ?? element[.cocoaTouchSystemColor] {
            return .system(name: name.string)
        }
        if let name = element[.name] { return .named(name.string) }
        guard let components, let space else { return nil }
        return .components(components, space: space)
    }

    /// The components that the element itself gives, also beside a name.
    public var components: Components? {
        guard let alpha = element[.alpha].map({ $0.number }) ?? 1 else { return nil }
        if let white = element[.white]?.number { return .gray(white: white, alpha: alpha) }
        guard let red = element[.red]?.number, let green = element[.green]?.number, let blue = element[.blue]?.number else {
            return nil
        }
        return .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }

    private var space: ColorSpace? {
        let name = element[.colorSpace] == "custom" ? element[.customColorSpace] : element[.colorSpace]
        return name.flatMap { ColorSpace(rawValue: $0.string) }
    }

    /// The components to show where the name of ``form`` is not known: the element's own, or those that the document's resources give.
    public var fallback: Components? {
        if let components { return components }
        switch form {
        case .system(let name): return element.document.systemColor(name)?.components
        case .named(let name): return element.document.namedColor(name)?.components
        default: return nil
        }
    }
}

extension InterfaceElement {
    /// The color that is the value of a property; nil if there is none, or a `<nil>`.
    public func color(keyed key: InterfaceWord) -> InterfaceColor? {
        child(.color, keyed: key).map(InterfaceColor.init)
    }
}
