/// A fixed color as Core Graphics has it: numbers in a color space, and an alpha.
public final class CGColor: Hashable, Sendable {
    let content: ColorComponents

    init(_ content: ColorComponents) {
        self.content = content
    }

    /// Makes a color of red, green and blue in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.sRGB(red, green, blue, alpha: alpha))
    }

    /// Makes a color of red, green and blue in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.sRGB(red, green, blue, alpha: alpha))
    }

    /// Makes a gray, from black at 0 to white at 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.gray(gray, alpha: alpha))
    }

    /// Makes a gray, from black at 0 to white at 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(.gray(gray, alpha: alpha))
    }

    /// Opaque black.
    public static let black = CGColor(.gray(0))
    /// Opaque white.
    public static let white = CGColor(.gray(1))
    /// Black that is not seen at all.
    public static let clear = CGColor(.gray(0, alpha: 0))

    /// The numbers of the color in its space, the alpha last; never nil here, as every color has numbers.
    public var components: [CGFloat]? {
        content.values + [content.alpha]
    }

    /// How many numbers the color has, its alpha included: 2 for a gray, 4 otherwise.
    public var numberOfComponents: Int {
        content.values.count + 1
    }

    /// How opaque the color is, from 0 to 1.
    public var alpha: CGFloat {
        content.alpha
    }

    /// The same color with another alpha; never nil here.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(content.withAlpha(alpha))
    }

    /// Whether two colors have the same numbers in the same space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.content == right.content
    }

    /// Feeds the color's space and numbers to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(content)
    }
}
