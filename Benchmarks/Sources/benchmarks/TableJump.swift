@_spi(Headless) import HeadlessViews

extension Subject {
    /// Jumping to the last of 1,000,000 rows and back to the first, against scrolling by a screen.
    static var tableJump: Subject {
        Subject(name: "table.jump", unit: "jumps/s", goal: .atLeast(1 / 1.5)) {
            MainActor.assumeIsolated {
                let sample = TableSample(count: 1_000_000, .fixed)
                var isAtEnd = false
                return Runs(
                    measured: {
                        MainActor.assumeIsolated {
                            sample.rate {
                                isAtEnd.toggle()
                                let row = isAtEnd ? 999_999 : 0
                                sample.table.scrollToRow(
                                    at: IndexPath(row: row, section: 0), at: isAtEnd ? .bottom : .top, animated: false)
                                sample.table.layoutIfNeeded()
                            }
                        }
                    },
                    floor: { MainActor.assumeIsolated { sample.screensPerSecondAtStart() } })
            }
        }
    }
}
