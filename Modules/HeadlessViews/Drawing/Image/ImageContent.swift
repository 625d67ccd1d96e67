/// What an image is and how it is to be drawn.
struct ImageContent: Equatable, Sendable {
    /// Where the picture comes from.
    enum Source: Hashable, Sendable {
        case nothing
        case file(URL)
        case data(Data)
        /// A picture that a document names and gives the size of.
        case document(name: String)
        case symbol(SymbolShape)
    }

    var source: Source
    /// The size in points of everything but a symbol, whose size follows from the configuration.
    var pictureSize = CGSize.zero
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var alignmentRectInsets = UIEdgeInsets.zero
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var tint: UIColor?
    var configuration: ImageConfiguration?
}

extension ImageContent {
    init(source: Source, header: ImageHeader, scale: CGFloat) {
        self.init(source: source)
        self.scale = scale > 0 ? scale : 1
        pictureSize = CGSize(width: CGFloat(header.width) / self.scale, height: CGFloat(header.height) / self.scale)
    }

    /// The picture of a file, or nil if its header cannot be read.
    init?(file: URL, scale: CGFloat? = nil) {
        guard let data = try? Data(contentsOf: file, options: .mappedIfSafe), let header = ImageHeader(data) else { return nil }
        self.init(source: .file(file), header: header, scale: scale ?? Self.scale(of: file))
    }

    /// The scale that a file's name ends in.
    private static func scale(of file: URL) -> CGFloat {
        let name = file.deletingPathExtension().lastPathComponent
        return if name.hasSuffix("@3x") { 3 } else if name.hasSuffix("@2x") { 2 } else { 1 }
    }

    /// The picture that a bundle has under a name, or nil if it has none.
    init?(named name: String, in bundle: Bundle, for traits: TraitValues) {
        if let set = AssetCatalogs.of(bundle).imageSet(named: name), let picture = set.picture(for: traits),
            FileManager.default.fileExists(atPath: picture.file.path)
        {
            self =
                ImageContent(file: picture.file, scale: picture.scale)
                ?? ImageContent(source: .file(picture.file), scale: picture.scale)
            renderingMode = set.renderingMode
            return
        }
        let question = LooseFile(bundle: bundle.bundlePath, name: name, scale: traits.displayScale)
        let content = Self.knownLooseFiles.value(for: question) {
            Self.looseFiles(named: name, in: bundle, for: traits).lazy.compactMap { ImageContent(file: $0) }.first
        }
        guard let content else { return nil }
        self = content
    }

    /// A name that stands for a file of a bundle, on a display of a scale.
    private struct LooseFile: Hashable {
        var bundle: String
        var name: String
        var scale: CGFloat
    }

    private static let knownLooseFiles = ResourceCache<LooseFile, ImageContent?>()

    /// The files that a name may mean, the best first: PNG needs no extension, and the display's own scale is best.
    private static func looseFiles(named name: String, in bundle: Bundle, for traits: TraitValues) -> [URL] {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return [] }
        let path = name as NSString
        let stem = path.deletingPathExtension
        let suffix = path.pathExtension.isEmpty ? "png" : path.pathExtension
        let scales = traits.displayScale == 2 ? ["@2x", "@3x", ""] : ["@3x", "@2x", ""]
        let candidates =
            scales.map { (stem + $0, suffix) } + (path.pathExtension.isEmpty ? [] : scales.map { (name + $0, "png") })
        return candidates.compactMap { bundle.url(forResource: $0.0, withExtension: $0.1) }
    }
}
