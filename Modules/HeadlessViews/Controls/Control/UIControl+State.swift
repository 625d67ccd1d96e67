extension UIControl {
    /// How a control is at a moment: several states may hold at once.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Makes the states whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The states that an app may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states that the system keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
