import AllocatedMemory

extension Subject {
    /// The heap that a table of 1,000,000 rows takes for each, where the delegate gives their heights.
    static var tableMemoryGiven: Subject {
        Subject(name: "table.memory.given", unit: "bytes/row", goal: .below(16)) {
            Runs(measured: { MainActor.assumeIsolated { bytesPerRow(.given) } })
        }
    }

    /// The heap that a table of 1,000,000 rows takes for each, where they have one height: what the cells on screen take.
    static var tableMemoryFixed: Subject {
        Subject(name: "table.memory.fixed", unit: "bytes/row", goal: .below(0.5)) {
            Runs(measured: { MainActor.assumeIsolated { bytesPerRow(.fixed) } })
        }
    }

    @MainActor private static func bytesPerRow(_ heights: TableSample.Heights) -> Double {
        let count = 1_000_000
        let before = Int(allocatedMemory())
        let sample = TableSample(count: count, heights)
        let after = Int(allocatedMemory())
        return withExtendedLifetime(sample) { Double(after - before) / Double(count) }
    }
}
