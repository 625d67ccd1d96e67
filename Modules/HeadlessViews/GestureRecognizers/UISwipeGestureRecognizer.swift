import InterfaceDocuments

/// Holds what a swipe is.
///
/// Touches that a test makes up do not move, so it says by ``UIGestureRecognizer/state`` that one was seen.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The ways in which fingers may go; to the right by default.
    open var direction = Direction.right
    /// How many fingers must swipe together; 1 by default.
    open var numberOfTouchesRequired = 1

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.choice(.direction, Direction.self) { direction = value }
        if let value = decoder?.integer(.numberOfTouchesRequired) { numberOfTouchesRequired = value }
    }

    override class var keyedProperties: KeyedProperties { swipeKeys }

    private static let swipeKeys = UIGestureRecognizer.keyedProperties.adding([
        "direction": KeyedProperty(\UISwipeGestureRecognizer.direction),
        "numberOfTouchesRequired": KeyedProperty(\UISwipeGestureRecognizer.numberOfTouchesRequired),
    ])
}

extension UISwipeGestureRecognizer {
    /// Ways in which fingers go.
    public struct Direction: OptionSet, Sendable {
        /// A bit for each direction.
        public let rawValue: UInt

        /// Makes the set whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static var right: Direction { Direction(rawValue: 1 << 0) }
        /// To the left.
        public static var left: Direction { Direction(rawValue: 1 << 1) }
        /// Up.
        public static var up: Direction { Direction(rawValue: 1 << 2) }
        /// Down.
        public static var down: Direction { Direction(rawValue: 1 << 3) }
    }
}

extension UISwipeGestureRecognizer.Direction: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UISwipeGestureRecognizer.Direction> = [
        "right": .right, "left": .left, "up": .up, "down": .down,
    ]
}
