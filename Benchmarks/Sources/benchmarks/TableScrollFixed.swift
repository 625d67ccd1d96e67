extension Subject {
    /// Scrolling at the end of a table of 1,000,000 rows whose rows have one height, against scrolling at its beginning.
    static var tableScrollFixed: Subject {
        Subject(name: "table.scroll.fixed", unit: "screens/s", goal: .atLeast(1 / 1.3)) {
            let sample = MainActor.assumeIsolated { TableSample(count: 1_000_000, .fixed) }
            return Runs(
                measured: { MainActor.assumeIsolated { sample.screensPerSecondAtEnd() } },
                floor: { MainActor.assumeIsolated { sample.screensPerSecondAtStart() } })
        }
    }
}
