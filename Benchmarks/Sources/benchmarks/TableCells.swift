@_spi(Headless) import HeadlessViews

extension Subject {
    /// The cells that a table of 1,000,000 rows has made beyond those on screen, after scrolling at both ends and jumping between them.
    static var tableCells: Subject {
        Subject(name: "table.cells", unit: "cells", goal: .below(3)) {
            Runs(measured: {
                MainActor.assumeIsolated {
                    let sample = TableSample(count: 1_000_000, .fixed)
                    _ = sample.screensPerSecondAtStart()
                    _ = sample.screensPerSecondAtEnd()
                    let made = sample.table.ledger["row"]?.made ?? 0
                    // A screen that does not begin with a row shows one more.
                    let onScreen = Int((sample.table.bounds.height / 44).rounded(.up)) + 1
                    return Double(max(made - onScreen, 0))
                }
            })
        }
    }
}
