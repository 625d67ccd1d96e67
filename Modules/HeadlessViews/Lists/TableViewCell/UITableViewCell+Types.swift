extension UITableViewCell {
    /// Which labels and images a cell has.
    public enum CellStyle: Int, Sendable {
        /// A label, and an image before it.
        case `default` = 0
        /// A label at the start and one at the end, and an image before them.
        case value1 = 1
        /// A label and the more important one after it.
        case value2 = 2
        /// A label and a smaller one below it, and an image before them.
        case subtitle = 3
    }

    /// What separates the rows of a table.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A line.
        case singleLine = 1
        /// A line with a lighter one below it.
        case singleLineEtched = 2
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// As any other.
        case none = 0
        /// As `default`, in today's systems.
        case blue = 1
        /// Grey.
        case gray = 2
        /// As the system has it.
        case `default` = 3
    }

    /// How a cell shows that it has the focus.
    public enum FocusStyle: Int, Sendable {
        /// As the system has it.
        case `default` = 0
        /// As the app draws it.
        case custom = 1
    }

    /// How a cell can be edited.
    public enum EditingStyle: Int, Sendable {
        /// It has no control for that.
        case none = 0
        /// It can be deleted.
        case delete = 1
        /// Another can be inserted there.
        case insert = 2
    }

    /// What is at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// Which controls a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The one that inserts or deletes.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion, or other swipe actions.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// What a cell does to bring its configurations up to date with a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
