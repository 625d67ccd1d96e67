/// What a cell is while it is shown.
struct CellState: Equatable {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false

    /// Whether the cell looks selected.
    var showsSelection: Bool { isSelected || isHighlighted }
}
