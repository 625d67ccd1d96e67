import InterfaceDocuments

/// The coder that an object of an Interface Builder document is made from.
///
/// A class meets it as the `NSCoder` of its `init?(coder:)`, which passes it on to `super`; the framework's classes read it through an
/// ``InterfaceDecoder``.
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let loading: InterfaceLoading

    init(element: InterfaceElement, loading: InterfaceLoading) {
        self.element = element
        self.loading = loading
        super.init()
    }
}

/// A class that Interface Builder's documents have an element for.
@preconcurrency @MainActor protocol InterfaceDecodable: HeadlessObject {
    init?(coder: NSCoder)
}
