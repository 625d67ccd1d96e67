extension Subject {
    /// Scrolling at the end of a collection of 1,000,000 items in repeated groups, against scrolling at its beginning.
    static var collectionScrollCompositional: Subject {
        Subject(name: "collection.scroll.compositional", unit: "screens/s", goal: .atLeast(1 / 1.3)) {
            let sample = MainActor.assumeIsolated { CollectionSample.compositional() }
            return Runs(
                measured: { MainActor.assumeIsolated { sample.screensPerSecondAtEnd() } },
                floor: { MainActor.assumeIsolated { sample.screensPerSecondAtStart() } })
        }
    }
}
