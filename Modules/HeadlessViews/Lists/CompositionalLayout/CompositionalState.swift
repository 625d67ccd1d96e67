/// What a compositional layout has prepared, and what it keeps from one time to the next.
struct CompositionalState {
    var geometry = CompositionalGeometry()
    /// The sections as the app made them.
    var sections: [NSCollectionLayoutSection] = []
    /// The room for the sections.
    var container = CGSize.zero
    /// The sizes that views asked for.
    var measured: [CollectionElement: CGSize] = [:]
    /// Sizes that the geometry does not have yet.
    private(set) var noted: [(key: CollectionElement, value: CGSize)] = []
    /// How far the groups of a section were scrolled.
    var offsets: [Int: CGFloat] = [:]
    /// Whether the sections are to be made anew.
    var isStale = true
    /// Whether any view says how large it is.
    var isEstimated = false
    /// Whether any view stays in sight or is changed as it comes into sight.
    var followsSight = false

    /// Notes a size that a view asked for.
    mutating func note(_ size: CGSize, of element: CollectionElement) {
        measured[element] = size
        noted.append((element, size))
    }

    /// Takes the noted sizes into the geometry.
    mutating func measureNoted() {
        guard !noted.isEmpty else { return }
        geometry.measure(noted)
        noted = []
    }

    /// Makes the geometry anew, with what was measured and scrolled before.
    mutating func take(_ new: CompositionalGeometry) {
        geometry = new
        geometry.measure(measured)
        for (section, offset) in offsets where geometry.sections.indices.contains(section) {
            geometry.scroll(section, to: geometry.sections[section].scroll?.clamped(offset) ?? 0)
        }
        noted = []
        isStale = false
    }

    /// Gives what is known of items and sections their new paths.
    mutating func itemsDidMove(_ transition: ListTransition) {
        var moved: [CollectionElement: CGSize] = [:]
        for (element, size) in measured {
            if let element = element.after(transition) { moved[element] = size }
        }
        measured = moved
        var offsets: [Int: CGFloat] = [:]
        for (section, offset) in self.offsets {
            if let section = transition.newSection(of: section) { offsets[section] = offset }
        }
        self.offsets = offsets
    }
}
