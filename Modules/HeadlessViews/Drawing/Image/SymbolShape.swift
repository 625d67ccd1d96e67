/// A system symbol: its name and, where a document gives it, how wide it is to how high.
struct SymbolShape: Hashable, Sendable {
    let name: String
    /// The size with its longer side 1.
    let proportions: CGSize

    /// Makes a symbol of a name of lower-case letters, digits and single dots; nil for any other text.
    init?(name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy(Self.isWord) else { return nil }
        self.name = name
        proportions = CGSize(width: 1, height: 1)
    }

    /// Makes a symbol of a name and the size that a document gives, whose longer side is 128 whatever the symbol.
    init(name: String, documentSize: CGSize) {
        self.name = name
        let longer = max(documentSize.width, documentSize.height)
        proportions =
            longer > 0
            ? CGSize(width: documentSize.width / longer, height: documentSize.height / longer)
            : CGSize(width: 1, height: 1)
    }

    /// The size in points under a configuration.
    ///
    /// An approximation: most symbols are about 1.18 times as wide as their font is high in points.
    func size(_ attributes: SymbolAttributes, for traits: UITraitCollection?) -> CGSize {
        let side = attributes.resolvedPointSize(for: traits) * 1.18 * attributes.sizeFactor
        return CGSize(width: proportions.width * side, height: proportions.height * side)
    }

    private static func isWord(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
}
