/// An image set's `Contents.json`, with the folder that its pictures lie in.
struct ImageSetFile {
    /// One variant of the picture.
    struct Variant: Decodable, AssetVariant {
        var idiom: String?
        var appearances: [AssetAppearance]?
        var filename: String?
        var scale: String?

        /// How many pixels a point is wide; 1 for a picture of no fixed scale.
        var pixelsPerPoint: CGFloat {
            scale.flatMap { Double($0.prefix { $0 != "x" }) }.map { CGFloat($0) } ?? 1
        }
    }

    private struct Content: Decodable {
        struct Properties: Decodable {
            var intent: String?

            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
            }
        }

        var images: [Variant]
        var properties: Properties?
    }

    private let folder: URL
    private let content: Content

    init?(in folder: URL) {
        guard let content = AssetFile.decode(Content.self, in: folder) else { return nil }
        self.folder = folder
        self.content = content
    }

    /// How the set says its pictures are to be drawn.
    var renderingMode: UIImage.RenderingMode {
        switch content.properties?.intent {
        case "template": .alwaysTemplate
        case "original": .alwaysOriginal
        default: .automatic
        }
    }

    /// The picture for some traits and its scale: the appearance counts first, then the nearest scale.
    func picture(for traits: TraitValues) -> (file: URL, scale: CGFloat)? {
        let present = content.images.forPhone.filter { $0.filename.map(Self.isPlainName) ?? false }
        let fitting = present.matching(traits.appearance)
        let wanted = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.iPhoneUpright.displayScale
        let best = (fitting.isEmpty ? present : fitting).min {
            abs($0.pixelsPerPoint - wanted) < abs($1.pixelsPerPoint - wanted)
        }
        guard let best, let name = best.filename else { return nil }
        return (folder.appendingPathComponent(name), best.pixelsPerPoint)
    }

    /// Whether a file name stays within the set's folder.
    private static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && name != ".."
    }
}
