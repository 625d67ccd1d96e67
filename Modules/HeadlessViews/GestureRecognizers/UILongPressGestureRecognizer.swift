import InterfaceDocuments

/// Holds what a long press is.
///
/// No clock runs here, so a test says by ``UIGestureRecognizer/state`` that one has begun.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// How many fingers must press together; 1 by default.
    open var numberOfTouchesRequired = 1
    /// How long they must press, in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may move, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.integer(.numberOfTapsRequired) { numberOfTapsRequired = value }
        if let value = decoder?.integer(.numberOfTouchesRequired) { numberOfTouchesRequired = value }
        if let value = decoder?.number(.minimumPressDuration) { minimumPressDuration = TimeInterval(value) }
        if let value = decoder?.number(.allowableMovement) { allowableMovement = value }
    }

    override class var keyedProperties: KeyedProperties { pressKeys }

    private static let pressKeys = UIGestureRecognizer.keyedProperties.adding([
        "numberOfTapsRequired": KeyedProperty(\UILongPressGestureRecognizer.numberOfTapsRequired),
        "numberOfTouchesRequired": KeyedProperty(\UILongPressGestureRecognizer.numberOfTouchesRequired),
        "minimumPressDuration": KeyedProperty(\UILongPressGestureRecognizer.minimumPressDuration),
        "allowableMovement": KeyedProperty(\UILongPressGestureRecognizer.allowableMovement),
    ])
}
