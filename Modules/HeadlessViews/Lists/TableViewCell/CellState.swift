/// What a cell is while it is shown.
struct CellState: Equatable {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    /// Whether its swipe actions are shown.
    var isSwiped = false

    /// Whether the cell looks selected.
    var showsSelection: Bool { isSelected || isHighlighted }

    /// The controls that the cell shows.
    var controls: UITableViewCell.StateMask {
        var controls: UITableViewCell.StateMask = []
        if isEditing { controls.insert(.showingEditControl) }
        if isSwiped { controls.insert(.showingDeleteConfirmation) }
        return controls
    }
}
