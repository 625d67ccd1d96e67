import InterfaceDocuments

/// What an element of a document says, in the terms of the class that is made of it.
///
/// Each framework class reads its own attributes and keyed children in its `init?(coder:)`. What the element leaves out is nil, and
/// the class's default stands. A value that cannot be read is reported as a problem, and the default stands too. An attribute or child
/// of a size-class variation that fits the screen comes before the element's own.
@MainActor struct InterfaceDecoder {
    let element: InterfaceElement
    let loading: InterfaceLoading
    private let variations: [InterfaceElement]

    /// A reader of the element that a coder stands for; nil for any other kind of coder.
    ///
    /// From here on, other elements find the object.
    init?(_ coder: NSCoder, for object: HeadlessObject) {
        guard let coder = coder as? InterfaceCoder else { return nil }
        self.init(element: coder.element, loading: coder.loading)
        loading.register(object, for: element)
    }

    /// A reader of an element that no object is made of, such as a button's `<state>`.
    init(element: InterfaceElement, loading: InterfaceLoading) {
        self.element = element
        self.loading = loading
        variations = loading.fittingVariations(of: element)
    }

    /// An attribute's value, of the fitting variation or of the element.
    subscript(_ word: InterfaceWord) -> InterfaceValue? {
        for variation in variations {
            if let value = variation[word] { return value }
        }
        return element[word]
    }

    /// The child that is the value of a property.
    func child(_ key: InterfaceWord) -> InterfaceElement? {
        for variation in variations {
            if let child = variation.child(keyed: key) { return child }
        }
        return element.child(keyed: key)
    }

    /// A reader of the child that is the value of a property.
    func decoder(_ key: InterfaceWord) -> InterfaceDecoder? {
        guard let child = child(key) else { return nil }
        return InterfaceDecoder(element: child, loading: loading)
    }

    /// Readers of the elements in a list, such as the `<segment>` elements in `<segments>`.
    func decoders(in list: InterfaceWord) -> [InterfaceDecoder] {
        element.child(list)?.children.map { InterfaceDecoder(element: $0, loading: loading) } ?? []
    }

    /// Whether a `<nil key="…"/>` says that a property is nil.
    func isNil(_ key: InterfaceWord) -> Bool { child(key)?.word == .nil }

    /// Reports that an attribute cannot be read.
    func reportUnreadable(_ word: InterfaceWord, _ value: InterfaceValue, expected: String) {
        loading.report(
            .unreadableValue, at: element,
            "\(word.spelling)=\"\(value.string)\" of <\(element.name)> is not \(expected); the default stands")
    }
}
