extension UIImage {
    /// Makes an image that a document names, with the size that the document gives for it.
    ///
    /// - Parameters:
    ///   - interfaceName: the name of an asset, or of a symbol.
    ///   - size: in points; for a symbol only the proportions count.
    ///   - isSystem: whether the name is a symbol's.
    convenience init(interfaceName: String, size: CGSize, isSystem: Bool) {
        if isSystem {
            self.init(content: ImageContent(source: .symbol(SymbolShape(name: interfaceName, documentSize: size))))
        } else {
            self.init(content: ImageContent(source: .document(name: interfaceName), pictureSize: size))
        }
    }

    /// The name that the picture was asked for with, where it has one.
    var interfaceName: String? {
        switch content.source {
        case .document(let name): name
        case .symbol(let symbol): symbol.name
        case .nothing, .file, .data: nil
        }
    }
}
