import ReusableCells
import Testing

@Suite struct ReuseTrapTests {
    @Test("Dequeuing a class that is not registered stops with UIKit's words")
    func notRegistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let _: PlainCell = UITableView().dequeueReusableCell(for: .first)
        }
        expect(result, says: "The list has no cell of class ReusableCellsTests.PlainCell under the identifier \"PlainCell\": ")
        expect(
            result, says: "unable to dequeue a cell with identifier PlainCell - must register a nib or a class for the identifier")
    }

    @Test("Registering a second class under an identifier stops with both names")
    func collision() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = UITableView()
            table.register(cellType: Upper.Row.self)
            table.register(cellType: Lower.Row.self)
        }
        expect(
            result,
            says: """
                ReusableCellsTests.Lower.Row is registered for the cell under the identifier "Row", which \
                ReusableCellsTests.Upper.Row has in the same list.
                """)
    }

    @Test("Registering a class whose nib is not there stops with what was searched")
    func noNib() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UITableView().register(cellType: Orphan.self)
        }
        expect(result, says: "There is no Orphan.xib for ReusableCellsTests.Orphan. Searched: ")
    }

    @Test("A header of another class than the registered one stops")
    func header() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = UITableView()
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "PlainHeader")
            _ = table.dequeueReusableHeaderFooterView(PlainHeader.self)
        }
        expect(result, says: "is a HeadlessViews.UITableViewHeaderFooterView, not a ReusableCellsTests.PlainHeader.")
    }

    @Test("A supplementary view of a kind that is not registered stops with UIKit's words")
    func supplementaryView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let _: PlainShelf = makeCollectionView().dequeueReusableSupplementaryView(ofKind: "shelf", for: .first)
        }
        expect(result, says: "could not dequeue a view of kind: shelf with identifier PlainShelf - must register a nib or a class")
    }
}

private func expect(_ result: ExitTest.Result?, says text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(text), sourceLocation: sourceLocation)
}
