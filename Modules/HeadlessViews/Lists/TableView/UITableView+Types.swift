extension UITableView {
    /// How a table shows its sections.
    public enum Style: Int, Sendable {
        /// One below the other, headers staying in sight.
        case plain = 0
        /// As groups apart.
        case grouped = 1
        /// As groups with round corners that keep clear of the edges.
        case insetGrouped = 2
    }

    /// What a separator's inset counts from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The inset that the table would choose.
        case fromAutomaticInsets = 1
    }

    /// How a row or section comes and goes; here it is at once what it will be.
    public enum RowAnimation: Int, Sendable {
        /// It fades.
        case fade = 0
        /// It slides in from the right, or out to it.
        case right = 1
        /// It slides in from the left, or out to it.
        case left = 2
        /// It slides in from the top, or out to it.
        case top = 3
        /// It slides in from the bottom, or out to it.
        case bottom = 4
        /// It is there, or gone.
        case none = 5
        /// The cells stay in the middle of the room that they had or will have.
        case middle = 6
        /// As the table sees fit.
        case automatic = 100
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Into sight, by the shortest way; not at all where it is seen.
        case none = 0
        /// To the top.
        case top = 1
        /// To the middle.
        case middle = 2
        /// To the bottom.
        case bottom = 3
    }

    /// When a row is measured again that is in the table.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// When the table is told to.
        case disabled = 0
        /// When its cell says that its content has another size.
        case enabled = 1
        /// As `enabled`, and when a constraint in the cell changes.
        case enabledIncludingConstraints = 2
    }
}
