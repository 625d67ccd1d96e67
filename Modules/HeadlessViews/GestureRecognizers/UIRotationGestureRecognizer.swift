/// Holds how far two fingers have been turned round each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned, in radians; 0 by default.
    open var rotation: CGFloat = 0

    override class var keyedProperties: KeyedProperties { rotationKeys }

    private static let rotationKeys = UIGestureRecognizer.keyedProperties.adding([
        "rotation": KeyedProperty(\UIRotationGestureRecognizer.rotation)
    ])
}
