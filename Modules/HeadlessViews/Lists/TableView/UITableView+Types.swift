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
}
