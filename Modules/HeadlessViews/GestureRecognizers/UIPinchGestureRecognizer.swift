import InterfaceDocuments

/// Holds how far two fingers have been moved apart.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much farther apart the fingers are than at the start; 1 by default.
    open var scale: CGFloat = 1

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.number(.scale) { scale = value }
    }

    override class var keyedProperties: KeyedProperties { pinchKeys }

    private static let pinchKeys = UIGestureRecognizer.keyedProperties.adding([
        "scale": KeyedProperty(\UIPinchGestureRecognizer.scale)
    ])
}
