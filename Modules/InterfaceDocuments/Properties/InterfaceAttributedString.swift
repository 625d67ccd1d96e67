/// A text with attributes, as a document writes it: in pieces, each of which has attributes of its own.
public struct InterfaceAttributedString: Sendable, Hashable {
    /// A piece of the text.
    public struct Fragment: Sendable, Hashable {
        /// The `<fragment>` element.
        public let element: InterfaceElement

        /// The piece's text.
        public var content: String { element.string(keyed: .content) ?? "" }

        /// The elements that are the values of attributes; the `key` of each is the attribute's name, such as `NSFont` or `NSColor`.
        public var attributes: [InterfaceElement] { element.children(of: .attributes) }

        /// The value of an attribute: `fragment.attribute(.NSFont)`.
        public func attribute(_ key: InterfaceWord) -> InterfaceElement? { element.child(.attributes)?.child(keyed: key) }
    }

    /// The `<attributedString>` element.
    public let element: InterfaceElement

    /// Looks at an element as a text with attributes.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The pieces, in the order of the text.
    public var fragments: [Fragment] {
        element.children.filter { $0.word == .fragment }.map(Fragment.init)
    }

    /// The text without its attributes.
    public var string: String { fragments.map(\.content).joined() }
}

extension InterfaceElement {
    /// The text with attributes that is the value of a property, nil if there is none.
    public func attributedString(keyed key: InterfaceWord) -> InterfaceAttributedString? {
        child(.attributedString, keyed: key).map(InterfaceAttributedString.init)
    }
}
