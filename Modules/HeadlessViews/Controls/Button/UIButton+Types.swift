extension UIButton {
    /// What a button looks like where it has no configuration.
    public enum ButtonType: Int, Sendable {
        /// No look of its own.
        case custom = 0
        /// The system's: a title in the tint color.
        case system = 1
        /// An "i" in a circle, for details.
        case detailDisclosure = 2
        /// An "i" in a circle, on a light background.
        case infoLight = 3
        /// An "i" in a circle, on a dark background.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// The system's, without a blurred background on tvOS.
        case plain = 6
        /// A cross, to close something.
        case close = 7

        /// The older name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// What a button is for.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal = 0
        /// What a person is most likely to choose.
        case primary = 1
        /// Leaving without a change.
        case cancel = 2
        /// Destroying something.
        case destructive = 3
    }

    /// What changes a button's configuration to suit its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// Which system's controls a control is like.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The iPad's.
    case pad = 1
    /// The Mac's.
    case mac = 2
}
