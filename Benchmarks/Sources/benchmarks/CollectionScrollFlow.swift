extension Subject {
    /// Scrolling at the end of a collection of 1,000,000 equal items in lines, against scrolling at its beginning.
    static var collectionScrollFlow: Subject {
        Subject(name: "collection.scroll.flow", unit: "screens/s", goal: .atLeast(1 / 1.3)) {
            let sample = MainActor.assumeIsolated { CollectionSample.flow() }
            return Runs(
                measured: { MainActor.assumeIsolated { sample.screensPerSecondAtEnd() } },
                floor: { MainActor.assumeIsolated { sample.screensPerSecondAtStart() } })
        }
    }
}
