import Foundation

/// An image that a document names, as its `<resources>` describe it.
public struct InterfaceImageResource: Sendable, Hashable {
    /// The `<image>` element.
    public let element: InterfaceElement

    /// The name that attributes of other elements refer to.
    public var name: String { element[.name]?.string ?? "" }

    /// The size in points, zero where the document gives none.
    public var size: CGSize { element.size ?? .zero }

    /// Whether the image is one of the system's symbols.
    public var isSystem: Bool { element[.catalog] == "system" }
}

extension InterfaceDocument {
    /// The images that the document names.
    public var images: [InterfaceImageResource] {
        resources(.image).map(InterfaceImageResource.init)
    }

    /// What the document says of an image.
    ///
    /// Linear in the number of resources.
    public func image(named name: String) -> InterfaceImageResource? {
        images.first { $0.name == name }
    }

    /// The color of the asset catalogue as it was when the document was saved.
    ///
    /// Linear in the number of resources.
    public func namedColor(_ name: String) -> InterfaceColor? {
        color(.namedColor, name)
    }

    /// The system's color as it was when the document was saved.
    ///
    /// Linear in the number of resources.
    public func systemColor(_ name: String) -> InterfaceColor? {
        color(.systemColor, name)
    }

    private func color(_ word: InterfaceWord, _ name: String) -> InterfaceColor? {
        resources(word).first { $0[.name]?.string == name }?.child(.color).map(InterfaceColor.init)
    }

    private func resources(_ word: InterfaceWord) -> [InterfaceElement] {
        root.children(of: .resources).filter { $0.word == word }
    }
}
