import Testing

@testable import HeadlessViews

@Suite("Colors")
struct ColorTests {
    @Test("Holds alpha within 0 and 1, and leaves the other numbers as they are")
    func clamping() {
        let color = UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 7)
        #expect(color.cgColor.components == [1.5, -0.5, 0, 1])
        #expect(UIColor.red.withAlphaComponent(-1).cgColor.alpha == 0)
    }

    /// Hue, saturation and brightness, with the red, green and blue that they make.
    private static let cone: [([CGFloat], [CGFloat])] = [
        ([0, 1, 1], [1, 0, 0]), ([1 / 3, 1, 1], [0, 1, 0]), ([2 / 3, 1, 0.5], [0, 0, 0.5]), ([1, 1, 1], [1, 0, 0]),
        ([0.5, 0.5, 0.8], [0.4, 0.8, 0.8]), ([0.2, 0, 0.3], [0.3, 0.3, 0.3]),
    ]

    @Test("Makes the color of a hue as the hexagonal cone has it", arguments: cone)
    func hue(place: [CGFloat], expected: [CGFloat]) {
        let color = UIColor(hue: place[0], saturation: place[1], brightness: place[2], alpha: 1)
        for (given, wanted) in zip(color.cgColor.components ?? [], expected) {
            #expect(abs(given - wanted) < 1e-9)
        }
    }

    @Test("Gives back the hue that a color was made of")
    func hueRoundTrip() {
        var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        UIColor(hue: 0.9, saturation: 0.4, brightness: 0.7, alpha: 0.2)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        for (given, wanted) in zip([hue, saturation, brightness, alpha], [0.9, 0.4, 0.7, 0.2]) {
            #expect(abs(given - wanted) < 1e-9)
        }
    }

    @Test("Gives red, green and blue of a gray, and the white of a color without hue only")
    func conversion() {
        var (red, white) = (CGFloat(), CGFloat(-1))
        #expect(UIColor(white: 0.25, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil))
        #expect(red == 0.25)
        #expect(!UIColor.orange.getWhite(&white, alpha: nil))
        #expect(white == -1)
        #expect(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getWhite(&white, alpha: nil))
        #expect(white == 0.5)
    }

    @Test("Converts Display P3 to sRGB beyond its gamut, and grays unchanged")
    func displayP3() {
        var (red, green, blue) = (CGFloat(), CGFloat(), CGFloat())
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 1.0931) < 0.0005)
        #expect(abs(green + 0.2267) < 0.0005)
        #expect(abs(blue + 0.1501) < 0.0005)
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(abs(red - 0.5) < 1e-6)
    }

    @Test("Compares numbers within one color space, as UIKit does")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test("Compares system colors by name, and rules by identity")
    func dynamicEquality() {
        #expect(UIColor.label == UIColor.systemColor(named: "labelColor"))
        #expect(UIColor.tertiaryLabel != .placeholderText)
        let rule = UIColor { _ in .red }
        #expect(rule == rule)
        #expect(rule != UIColor { _ in .red })
    }

    @Test("Asks a rule for the traits that it is resolved with")
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection()) == .black)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(color.cgColor == .white)
        }
        #expect(color.cgColor == .black)
    }

    @Test("Keeps a color dynamic when its alpha is changed, and the last alpha counts")
    func fadedDynamicColor() {
        let color = UIColor.label.withAlphaComponent(0.2).withAlphaComponent(0.5)
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.cgColor.components == [1, 1, 1, 0.5])
        #expect(color.cgColor.components == [0, 0, 0, 0.5])
        #expect(color == UIColor.label.withAlphaComponent(0.5))
    }

    @Test("Makes the colors of literals")
    func literal() {
        #expect(_ColorLiteralType(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1) == .red)
    }

    @Test("Describes itself in the form that UIKit logs")
    func description() {
        #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
        #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
        #expect(UIColor.label.description == "<UIDynamicSystemColor; name = labelColor>")
    }
}
