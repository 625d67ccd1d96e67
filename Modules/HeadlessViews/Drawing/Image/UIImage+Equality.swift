extension UIImage: Hashable {
    /// Whether two images are the same picture, drawn in the same way.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.content == right.content
    }

    /// Feeds where the picture comes from to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(content.source)
    }
}

extension UIImage: CustomStringConvertible {
    /// Where the picture comes from, and its size.
    public var description: String {
        let name =
            switch content.source {
            case .nothing: "empty"
            case .file(let file): "named(\(file.lastPathComponent))"
            case .data(let data): "data(\(data.count) bytes)"
            case .document(let name): "named(\(name))"
            case .symbol(let symbol): "symbol(\(symbol.name))"
            }
        return "<UIImage: \(name); size = {\(size.width), \(size.height)}, scale = \(scale)>"
    }
}
