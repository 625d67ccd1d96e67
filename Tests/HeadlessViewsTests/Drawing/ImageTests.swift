import Testing

@testable import HeadlessViews

@Suite("Images")
struct ImageTests {
    @Test("Reads the size from the headers of PNG, GIF and JPEG, and divides it by the scale")
    func headers() throws {
        #expect(UIImage(data: PictureHeader.png(width: 40, height: 20))?.size == CGSize(width: 40, height: 20))
        #expect(UIImage(data: PictureHeader.gif(width: 30, height: 10))?.size == CGSize(width: 30, height: 10))
        #expect(UIImage(data: PictureHeader.jpeg(width: 300, height: 200))?.size == CGSize(width: 300, height: 200))
        let image = try #require(UIImage(data: PictureHeader.png(width: 40, height: 20), scale: 2))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 2)
    }

    @Test("Gives nil for data that is no picture or ends too soon")
    func brokenData() {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("hello".utf8)) == nil)
        #expect(UIImage(data: PictureHeader.png(width: 0, height: 20)) == nil)
        for picture in [
            PictureHeader.png(width: 9, height: 9), PictureHeader.gif(width: 9, height: 9), PictureHeader.jpeg(width: 9, height: 9),
        ] {
            for length in 0..<picture.count {
                #expect(ImageHeader(picture.prefix(length)) == nil)
            }
        }
    }

    @Test("Reads a slice of data from its own beginning")
    func slicedData() {
        let padded = Data([1, 2, 3]) + PictureHeader.jpeg(width: 300, height: 200)
        #expect(UIImage(data: padded.dropFirst(3))?.size == CGSize(width: 300, height: 200))
    }

    @Test("Finds a bundle's files by name, the display's own scale first")
    func looseFiles() throws {
        let temporary = try TemporaryBundle()
        try temporary.write(PictureHeader.png(width: 10, height: 10), to: "star.png")
        try temporary.write(PictureHeader.png(width: 30, height: 30), to: "star@3x.png")
        try temporary.write(PictureHeader.jpeg(width: 8, height: 4), to: "photo.jpg")
        let bundle = try #require(Bundle(path: temporary.url.path))
        let image = try #require(UIImage(named: "star", in: bundle, compatibleWith: nil))
        #expect(image.scale == 3)
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(UIImage(named: "star.png", in: bundle, compatibleWith: nil)?.scale == 3)
        #expect(UIImage(named: "photo.jpg", in: bundle, compatibleWith: nil)?.size == CGSize(width: 8, height: 4))
        #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "../star", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("Chooses a catalog's picture by scale and takes over how it is drawn")
    func imageSets() throws {
        let temporary = try TemporaryBundle()
        let folder = "Assets.xcassets/Logo.imageset"
        try temporary.write(PictureHeader.png(width: 20, height: 10), to: "\(folder)/logo@2x.png")
        try temporary.write(PictureHeader.png(width: 10, height: 5), to: "\(folder)/logo.png")
        try temporary.write(
            """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "logo.png"},
            {"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"}, {"idiom": "universal", "scale": "3x"}],
            "properties": {"template-rendering-intent": "template"}}
            """, to: "\(folder)/Contents.json")
        let bundle = try #require(Bundle(path: temporary.url.path))
        let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: nil))
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 10, height: 5))
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(UIImage(named: "Logo", in: bundle, compatibleWith: UITraitCollection(displayScale: 1))?.scale == 1)
    }

    @Test("Gives a catalog's picture of another format no size, and nil for a file that is not there or not within the set")
    func otherFormats() throws {
        let temporary = try TemporaryBundle()
        try temporary.write("%PDF-1.4", to: "Assets.xcassets/Vector.imageset/vector.pdf")
        for (name, file) in [("Vector", "vector.pdf"), ("Absent", "absent.png"), ("Outside", "../Vector.imageset/vector.pdf")] {
            try temporary.write(
                #"{"images": [{"filename": "\#(file)"}]}"#, to: "Assets.xcassets/\(name).imageset/Contents.json")
        }
        let bundle = try #require(Bundle(path: temporary.url.path))
        #expect(UIImage(named: "Vector", in: bundle, compatibleWith: nil)?.size == .zero)
        #expect(UIImage(named: "Absent", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "Outside", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("Takes names of words and dots for symbols")
    func symbolNames() {
        #expect(UIImage(systemName: "chevron.right")?.isSymbolImage == true)
        #expect(UIImage(systemName: "4k.tv")?.interfaceName == "4k.tv")
        for name in ["", ".", "Star", "star..fill", "a b", "star.", "é"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
        }
    }

    @Test("Scales a symbol with its configuration")
    func symbolSizes() throws {
        let usual = try #require(UIImage(systemName: "star"))
        #expect(abs(usual.size.width - 17 * 1.18) < 1e-9)
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large))
        )
        #expect(abs(large.size.width - 34 * 1.18 * 1.29) < 1e-9)
        let styled = usual.withConfiguration(UIImage.SymbolConfiguration(textStyle: .largeTitle))
        #expect(abs(styled.size.width - 34 * 1.18) < 1e-9)
    }

    @Test("Lays symbol settings over one another")
    func configurations() {
        let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let both = size.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(both.configurationWithoutScale().isEqual(to: size))
        #expect(both.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
        #expect(UIImage.SymbolConfiguration.unspecified.applying(size) == size)
    }

    @Test("Has the size and the proportions that a document gives")
    func documentImages() {
        let asset = UIImage(interfaceName: "logo", size: CGSize(width: 24, height: 12), isSystem: false)
        #expect(asset.size == CGSize(width: 24, height: 12))
        #expect(!asset.isSymbolImage)
        let symbol = UIImage(interfaceName: "cart", size: CGSize(width: 128, height: 64), isSystem: true)
        #expect(symbol.size.width == symbol.size.height * 2)
        #expect(symbol.size.width < 30)
    }

    @Test("Changes copies only")
    func copies() {
        let image = UIImage(interfaceName: "logo", size: CGSize(width: 24, height: 12), isSystem: false)
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(image.renderingMode == .automatic)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
        #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
        #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    }

    @Test("Compares images by picture and by how it is drawn")
    func equality() {
        let image = UIImage(interfaceName: "logo", size: CGSize(width: 24, height: 12), isSystem: false)
        #expect(image == UIImage(interfaceName: "logo", size: CGSize(width: 24, height: 12), isSystem: false))
        #expect(image != image.withRenderingMode(.alwaysTemplate))
        #expect(image.withTintColor(.red) != image.withTintColor(.blue))
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    }
}
