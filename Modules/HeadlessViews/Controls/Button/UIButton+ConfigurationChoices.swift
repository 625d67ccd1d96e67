extension UIButton.Configuration {
    /// How round a button's corners are.
    public enum CornerStyle: Hashable, Sendable {
        /// As round as the background says.
        case fixed
        /// As the background says, growing with the text size.
        case dynamic
        /// Slightly round.
        case small
        /// Round.
        case medium
        /// Very round.
        case large
        /// Half circles.
        case capsule
    }

    /// How large a button is meant to be.
    public enum Size: Hashable, Sendable {
        /// The system's usual size.
        case medium
        /// Smaller.
        case small
        /// As small as can be.
        case mini
        /// Larger.
        case large
    }

    /// The side that a button's title and subtitle keep to.
    public enum TitleAlignment: Hashable, Sendable {
        /// The system's choice.
        case automatic
        /// Where reading begins.
        case leading
        /// The middle.
        case center
        /// Where reading ends.
        case trailing
    }

    /// Whether a sign of a menu is shown.
    public enum Indicator: Hashable, Sendable {
        /// Where the button has a menu to choose from.
        case automatic
        /// Never.
        case none
        /// Always.
        case popup
    }

    /// What a button looks like on a Mac.
    public enum MacIdiomStyle: Hashable, Sendable {
        /// The system's choice.
        case automatic
        /// With a border.
        case bordered
        /// Without a border.
        case borderless
        /// Without a border, in the tint color.
        case borderlessTinted
    }
}
