/// A color: fixed numbers, or a rule that gives them for the traits of the interface that shows it.
///
/// Two colors are equal if they have the same numbers in the same color space, so `UIColor.white` is not equal to
/// `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`; system colors and catalog colors are equal by name, and colors of
/// `init(dynamicProvider:)` only to themselves. All of that is UIKit's.
//
// The class is open and may hold a rule of the app's, so the compiler cannot check the conformance to Sendable. It never
// changes once made, and UIKit asks the same of such a rule: that it may be called on any thread.
open class UIColor: @unchecked Sendable {
    let content: ColorContent

    init(content: ColorContent) {
        self.content = content
    }

    /// Makes a gray, from black at 0 to white at 1.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(.gray(white, alpha: Self.clampedAlpha(alpha)))
    }

    /// Makes a color of red, green and blue in sRGB.
    ///
    /// Numbers beyond 0...1 lie outside sRGB's gamut and are kept; alpha is held within 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(.sRGB(red, green, blue, alpha: Self.clampedAlpha(alpha)))
    }

    /// Makes a color of red, green and blue in Display P3.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(.displayP3(displayP3Red, green, blue, alpha: Self.clampedAlpha(alpha)))
    }

    /// Makes a color of hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        content = .fixed(
            ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: Self.clampedAlpha(alpha)))
    }

    /// Makes a color of a fixed color of Core Graphics.
    public init(cgColor: CGColor) {
        content = .fixed(cgColor.content)
    }

    /// Makes a color that asks a function for its numbers each time the traits are known.
    ///
    /// - Parameter dynamicProvider: gives the color for some traits; it may be called on any thread.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        content = .dynamic(ColorRule(dynamicProvider))
    }

    /// Makes a color of the main bundle's asset catalogs, or nil if they have none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Makes a color of a bundle's asset catalogs, or nil if they have none of that name.
    ///
    /// The catalogs are read as the package manager copies them: folders whose names end in `xcassets`. Light, dark and
    /// high-contrast appearances are understood.
    /// - Parameters:
    ///   - name: the name in the catalog, with the folder's before it where the folder provides a namespace.
    ///   - bundle: the bundle that holds the catalogs; nil means the main one.
    ///   - traitCollection: the traits to resolve the color with at once; nil leaves it dynamic.
    ///
    /// This is UIKit's spelling in Swift, though its documentation has another: not Headless only.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let color = AssetCatalogs.of(bundle ?? .main).color(named: name) else { return nil }
        if let traitCollection {
            content = .fixed(color.components(for: traitCollection.values.appearance))
        } else {
            content = .asset(color)
        }
    }

    /// Makes a color literal's color.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    private static func clampedAlpha(_ alpha: CGFloat) -> CGFloat {
        min(max(alpha, 0), 1)
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a color literal that nothing else gives a type.
public typealias _ColorLiteralType = UIColor
