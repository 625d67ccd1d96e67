extension Subject {
    /// Reloading a table of 1,000,000 rows of one height, with its layout, against one of 1,000 rows.
    static var tableReload: Subject {
        Subject(name: "table.reload", unit: "reloads/s", goal: .atLeast(1 / 1.5)) {
            let large = MainActor.assumeIsolated { TableSample(count: 1_000_000, .fixed) }
            let small = MainActor.assumeIsolated { TableSample(count: 1_000, .fixed) }
            return Runs(
                measured: { MainActor.assumeIsolated { large.reloadsPerSecond() } },
                floor: { MainActor.assumeIsolated { small.reloadsPerSecond() } })
        }
    }
}
