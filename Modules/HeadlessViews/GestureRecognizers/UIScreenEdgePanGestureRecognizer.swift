import InterfaceDocuments

/// A drag that begins at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which it may begin; none by default.
    open var edges: UIRectEdge = []

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value: UIRectEdge = decoder?.options(.edges, UIRectEdge.interfaceNames) { edges = value }
    }
}
