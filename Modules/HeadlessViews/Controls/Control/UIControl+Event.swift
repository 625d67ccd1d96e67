extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Makes the events whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger comes down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger comes down again soon after.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger comes back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger leaves the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger is lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger is lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system takes the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control is used as it is meant to be.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changes while it is edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every event of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every event of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The events that an app may define.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The events that the system keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
