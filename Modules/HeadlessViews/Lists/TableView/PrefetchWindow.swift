/// Which rows a table has announced to be seen soon.
struct PrefetchWindow {
    private(set) var announced: Set<IndexPath> = []

    /// Moves the window: the rows to announce, and those to take back.
    ///
    /// A row that came into sight is neither.
    mutating func move(visible: Set<IndexPath>, ahead: [IndexPath]) -> (begun: [IndexPath], cancelled: [IndexPath]) {
        let next = Set(ahead)
        let begun = ahead.filter { !announced.contains($0) && !visible.contains($0) }
        let cancelled = announced.subtracting(next).subtracting(visible).sorted()
        announced = next.subtracting(visible)
        return (begun, cancelled)
    }

    /// Forgets what was announced: the rows are others now.
    mutating func clear() { announced = [] }
}
