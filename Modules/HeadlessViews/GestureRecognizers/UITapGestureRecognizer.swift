import InterfaceDocuments

/// Recognises taps.
///
/// No clock runs here, so nothing waits for a further tap: a touch says with its own `tapCount` how many came in quick succession, and one
/// with too few makes the gesture fail.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps there must be; 1 by default.
    open var numberOfTapsRequired = 1
    /// How many fingers must tap together; 1 by default.
    open var numberOfTouchesRequired = 1

    /// Fails where more fingers are down than are asked for.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    /// Recognises the tap once all fingers are up.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, trackedTouches.isOver else { return }
        let isTap =
            numberOfTouches == numberOfTouchesRequired && trackedTouches.all.allSatisfy { $0.tapCount >= numberOfTapsRequired }
        state = isTap ? .ended : .failed
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.integer(.numberOfTapsRequired) { numberOfTapsRequired = value }
        if let value = decoder?.integer(.numberOfTouchesRequired) { numberOfTouchesRequired = value }
    }

    override class var keyedProperties: KeyedProperties { tapKeys }

    private static let tapKeys = UIGestureRecognizer.keyedProperties.adding([
        "numberOfTapsRequired": KeyedProperty(\UITapGestureRecognizer.numberOfTapsRequired),
        "numberOfTouchesRequired": KeyedProperty(\UITapGestureRecognizer.numberOfTouchesRequired),
    ])
}
