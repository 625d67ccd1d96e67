/// What a flow layout has prepared, and what of it is out of date.
struct FlowState {
    var geometry = FlowGeometry()
    /// The room across the layout's direction.
    var breadth: CGFloat = 0
    /// The collection view's extent across the layout's direction, which headers and footers fill. `F18`
    var extent: CGFloat = 0
    /// The sizes that cells asked for.
    var measured: [IndexPath: CGSize] = [:]
    /// Whether the sections are to be made anew.
    var isStale = true
    /// Whether the delegate is to be asked anew for sizes, insets and spaces.
    var asksDelegate = true
    /// What the delegate answered, by section.
    var answers: [FlowAnswers] = []
    var hasWarned = false

    /// Gives measured sizes their items' new paths.
    mutating func itemsDidMove(_ transition: ListTransition) {
        guard !measured.isEmpty else { return }
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in measured where !transition.isReloaded(old: path) {
            if let path = transition.newIndexPath(of: path) { moved[path] = size }
        }
        measured = moved
    }
}

/// What is known of a section from the delegate, or from the layout's own properties.
struct FlowAnswers {
    var metrics: FlowMetrics
    var items: FlowItems
}
