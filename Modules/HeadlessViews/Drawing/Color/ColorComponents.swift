/// A fixed color as numbers in a color space.
struct ColorComponents: Hashable, Sendable {
    /// The color spaces that UIKit's initializers make colors in.
    enum Space: Hashable, Sendable {
        /// One number, from black at 0 to white at 1.
        case gray
        /// Red, green and blue in sRGB; numbers beyond 0...1 lie outside its gamut.
        case sRGB
        /// Red, green and blue in Display P3.
        case displayP3
    }

    var space: Space
    /// One number in a gray space, three otherwise.
    var values: [CGFloat]
    var alpha: CGFloat

    static func gray(_ white: CGFloat, alpha: CGFloat = 1) -> ColorComponents {
        ColorComponents(space: .gray, values: [white], alpha: alpha)
    }

    static func sRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> ColorComponents {
        ColorComponents(space: .sRGB, values: [red, green, blue], alpha: alpha)
    }

    static func displayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> ColorComponents {
        ColorComponents(space: .displayP3, values: [red, green, blue], alpha: alpha)
    }

    func withAlpha(_ alpha: CGFloat) -> ColorComponents {
        ColorComponents(space: space, values: values, alpha: alpha)
    }
}
