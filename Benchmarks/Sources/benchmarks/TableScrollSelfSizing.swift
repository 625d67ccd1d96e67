extension Subject {
    /// Scrolling at the end of a table of 1,000,000 rows whose rows size themselves, against scrolling at its beginning.
    static var tableScrollSelfSizing: Subject {
        Subject(name: "table.scroll.selfsizing", unit: "screens/s", goal: .atLeast(1 / 1.3)) {
            let sample = MainActor.assumeIsolated { TableSample(count: 1_000_000, .selfSizing) }
            return Runs(
                measured: { MainActor.assumeIsolated { sample.screensPerSecondAtEnd() } },
                floor: { MainActor.assumeIsolated { sample.screensPerSecondAtStart() } })
        }
    }
}
