extension Subject {
    /// Scrolling at the end of a table of 1,000,000 rows whose delegate gives each row's height, against scrolling at its beginning.
    static var tableScrollGiven: Subject {
        Subject(name: "table.scroll.given", unit: "screens/s", goal: .atLeast(1 / 1.3)) {
            let sample = MainActor.assumeIsolated { TableSample(count: 1_000_000, .given) }
            return Runs(
                measured: { MainActor.assumeIsolated { sample.screensPerSecondAtEnd() } },
                floor: { MainActor.assumeIsolated { sample.screensPerSecondAtStart() } })
        }
    }
}
