/// A picture: its name or file, its size and how it is to be drawn, with no pixels.
///
/// Nothing reaches a screen here, so an image holds what layout needs: the size in points and the insets. It never changes;
/// the methods that begin with `with` give changed copies.
//
// The class is open, so the compiler cannot check the conformance to Sendable; its only stored property is a constant of a
// Sendable type.
open class UIImage: @unchecked Sendable {
    let content: ImageContent

    /// Makes an image of no size.
    public init() {
        content = ImageContent(source: .nothing)
    }

    init(content: ImageContent) {
        self.content = content
    }

    /// Makes an image of the main bundle's pictures, or nil if it has none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Makes an image of a bundle's pictures, or nil if it has none of that name.
    ///
    /// The asset catalogs come first, then files: `name@3x.png`, `name@2x.png`, `name.png`, or the name as it stands if it
    /// has an extension. A catalog's picture that is neither PNG, JPEG nor GIF, such as a PDF, has no size here.
    /// - Parameters:
    ///   - name: the name in the catalog, or a file's.
    ///   - bundle: the bundle that holds the picture; nil means the main one.
    ///   - traitCollection: the traits to choose the picture for; nil means the current ones.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let traits = (traitCollection ?? .current).values
        guard let content = ImageContent(named: name, in: bundle ?? .main, for: traits) else { return nil }
        self.content = content
    }

    /// Makes an image of a bundle's pictures with a configuration, or nil if it has none of that name.
    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let traits = (configuration?.traitCollection ?? .current).values
        guard var content = ImageContent(named: name, in: bundle ?? .main, for: traits) else { return nil }
        content.configuration = configuration?.content
        self.content = content
    }

    /// Makes an image of a picture's file, or nil if it is none that can be read.
    ///
    /// - Parameter path: the file's path; a name that ends in `@2x` or `@3x` says the scale.
    public init?(contentsOfFile path: String) {
        guard let content = ImageContent(file: URL(fileURLWithPath: path)) else { return nil }
        self.content = content
    }

    /// Makes an image of a picture's data at scale 1, or nil if it is not PNG, JPEG or GIF.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image of a picture's data, or nil if it is not PNG, JPEG or GIF.
    ///
    /// - Parameter scale: how many pixels a point is wide.
    public init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data) else { return nil }
        content = ImageContent(source: .data(data), header: header, scale: scale)
    }

    /// Makes the image of a system symbol at the usual size, or nil if there can be none of that name.
    ///
    /// - Parameter name: the symbol's name, such as `chevron.right`. There is no list of the symbols here, so every name of
    ///   lower-case letters, digits and single dots is taken for one; on a phone an unknown name gives nil.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes the image of a system symbol for some traits, or nil if there can be none of that name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection?.imageConfiguration)
    }

    /// Makes the image of a system symbol with a configuration, or nil if there can be none of that name.
    ///
    /// The size is an approximation: see ``size``.
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = SymbolShape(name: name) else { return nil }
        var content = ImageContent(source: .symbol(symbol))
        content.configuration = configuration?.content
        self.content = content
    }

    /// Makes an image literal's image of the main bundle's pictures; a name that it lacks traps.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let content = ImageContent(named: name, in: .main, for: UITraitCollection.current.values) else {
            fatalError("Could not find an image named '\(name)' in the main bundle.")
        }
        self.init(content: content)
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal that nothing else gives a type.
public typealias _ImageLiteralType = UIImage
