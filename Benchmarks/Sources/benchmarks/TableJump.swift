extension Subject {
    /// Jumping to the last of 1,000,000 rows and back to the first, against scrolling by a screen.
    static var tableJump: Subject {
        Subject(name: "table.jump", unit: "jumps/s", goal: .atLeast(1 / 1.5)) {
            let sample = MainActor.assumeIsolated { TableSample(count: 1_000_000, .fixed) }
            return Runs(
                measured: { MainActor.assumeIsolated { sample.jumpsPerSecond() } },
                floor: { MainActor.assumeIsolated { sample.screensPerSecondAtStart() } })
        }
    }
}
