extension UIColor: Hashable {
    /// Whether two colors have the same numbers in the same space, the same name, or the same rule.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: UIColor, right: UIColor) -> Bool {
        left.content == right.content
    }

    /// Feeds what equality compares to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(content)
    }
}

extension UIColor: CustomStringConvertible {
    /// The color space and numbers of a fixed color, or the name of a dynamic one, in the form that UIKit logs them.
    public var description: String {
        content.description
    }
}

extension ColorContent: CustomStringConvertible {
    var description: String {
        switch self {
        case .fixed(let components): components.description
        case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
        case .asset(let color): "<UIDynamicCatalogColor; name = \(color.name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .faded(let base, let alpha): "<UIDynamicModifiedColor; alpha = \(number: alpha), baseColor = \(base)>"
        }
    }
}

extension ColorComponents: CustomStringConvertible {
    var description: String {
        let name =
            switch space {
            case .gray: "UIExtendedGrayColorSpace"
            case .sRGB: "UIExtendedSRGBColorSpace"
            case .displayP3: "kCGColorSpaceDisplayP3"
            }
        let numbers = (values + [alpha]).map { "\(number: $0)" }
        return ([name] + numbers).joined(separator: " ")
    }
}

extension String.StringInterpolation {
    /// Writes a number as the C library's `%g` does: six digits, no trailing zeros.
    fileprivate mutating func appendInterpolation(number: CGFloat) {
        appendLiteral(String(format: "%g", Double(number)))
    }
}
