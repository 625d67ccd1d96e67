/// What a cell is at the moment.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether a cell is dragged.
    public enum DragState: Int, Sendable {
        /// It is not.
        case none = 0
        /// It is about to be.
        case lifting = 1
        /// It is.
        case dragging = 2
    }

    /// What a cell is to a drag that is over its list.
    public enum DropState: Int, Sendable {
        /// There is none.
        case none = 0
        /// The drop would go elsewhere.
        case notTargeted = 1
        /// The drop would go into the cell.
        case targeted = 2
    }

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The traits of the place where the cell is.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used; false by default.
    public var isDisabled = false
    /// Whether the cell is under a finger; false by default.
    public var isHighlighted = false
    /// Whether the cell is selected; false by default.
    public var isSelected = false
    /// Whether the cell has the focus; false by default.
    public var isFocused = false
    /// Whether the cell stays at the list's edge while what it belongs to moves on; false by default.
    public var isPinned = false
    /// Whether the cell is being edited; false by default.
    public var isEditing = false
    /// Whether what is below the cell in an outline is shown; false by default.
    public var isExpanded = false
    /// Whether the cell's swipe actions are shown; false by default.
    public var isSwiped = false
    /// Whether the cell is being moved to another place; false by default.
    public var isReordering = false
    /// Whether the cell is dragged; `none` by default.
    public var cellDragState = DragState.none
    /// What the cell is to a drag over its list; `none` by default.
    public var cellDropState = DropState.none

    /// Makes the state of a cell that is nothing in particular.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the app keeps in the state under a key of its own; nil for nothing.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
