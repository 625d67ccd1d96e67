extension Subject {
    /// Jumping between the first and the last of 1,000,000 items, against scrolling by a screen.
    static var collectionJump: Subject {
        Subject(name: "collection.jump", unit: "jumps/s", goal: .atLeast(1 / 1.3)) {
            let sample = MainActor.assumeIsolated { CollectionSample.flow() }
            return Runs(
                measured: { MainActor.assumeIsolated { sample.jumpsPerSecond() } },
                floor: { MainActor.assumeIsolated { sample.screensPerSecondAtStart() } })
        }
    }
}
