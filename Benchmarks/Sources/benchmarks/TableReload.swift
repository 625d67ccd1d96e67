extension Subject {
    /// Reloading a table of 1,000,000 rows of one height, with its layout, against one of 1,000 rows.
    static var tableReload: Subject {
        Subject(name: "table.reload", unit: "reloads/s", goal: .atLeast(1 / 1.5)) {
            MainActor.assumeIsolated {
                let large = TableSample(count: 1_000_000, .fixed)
                let small = TableSample(count: 1_000, .fixed)
                func reloads(_ sample: TableSample) -> Double {
                    MainActor.assumeIsolated {
                        sample.rate {
                            sample.table.reloadData()
                            sample.table.layoutIfNeeded()
                        }
                    }
                }
                return Runs(measured: { reloads(large) }, floor: { reloads(small) })
            }
        }
    }
}
