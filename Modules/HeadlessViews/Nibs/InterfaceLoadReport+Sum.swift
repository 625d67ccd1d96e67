extension InterfaceLoadReport {
    /// Adds what another load of the same document did, and what it could not do.
    mutating func add(_ other: InterfaceLoadReport) {
        for count in Self.counts { self[keyPath: count] += other[keyPath: count] }
        unknownClasses.formUnion(other.unknownClasses)
        notesOfMaking += other.notesOfMaking
        undeliveredNotes += other.undeliveredNotes
        unsetKeyNotes += other.unsetKeyNotes
        unansweredNotes += other.unansweredNotes
        uncreatedNotes += other.uncreatedNotes
    }

    private static let counts: [WritableKeyPath<InterfaceLoadReport, Int> & Sendable] = [
        \.views, \.viewControllers, \.outletsConnected, \.outletsUndeliverable, \.outletCollectionsConnected,
        \.outletCollectionsUndeliverable, \.actionsConnected, \.actionsUndeliverable, \.seguesConnected, \.seguesUndeliverable,
        \.constraints, \.constraintsActive, \.runtimeAttributesSet, \.runtimeAttributesUndeliverable,
    ]
}
