extension Subject {
    /// The cells that scrolling through a collection of 1,000,000 items makes, beside the most that are on the screen.
    static var collectionCells: Subject {
        Subject(name: "collection.cells", unit: "cells", goal: .below(3)) {
            Runs(
                measured: {
                    MainActor.assumeIsolated {
                        Double(max(CollectionSample.flow().spareCells, CollectionSample.compositional().spareCells))
                    }
                }, floor: nil)
        }
    }
}
