import ReusableCells
import Testing

@MainActor @Suite struct MinimalListTests {
    let list = MinimalList()

    @Test("The typed calls for cells ask the list for two things alone")
    func cells() {
        list.register(cellType: NibPiece.self)
        list.register(cellType: PlainPiece.self)
        let piece: NibPiece = list.dequeueReusableCell(for: .first)
        #expect(piece.title?.text == "Title")
        _ = list.dequeueReusableCell(for: .first, cellType: PlainPiece.self)
        #expect(list.registrations == ["cell NibPiece", "cell PlainPiece"])
        #expect(list.dequeues == ["cell NibPiece", "cell PlainPiece"])
    }

    @Test("The typed calls for headers and footers ask the list for two things alone")
    func sectionViews() {
        list.register(headerFooterViewType: NibPiece.self)
        let piece: NibPiece? = list.dequeueReusableHeaderFooterView()
        #expect(piece?.title != nil)
        #expect(list.dequeueReusableHeaderFooterView(PlainPiece.self) == nil)
        #expect(list.registrations == ["section NibPiece"])
        #expect(list.dequeues == ["section NibPiece", "section PlainPiece"])
    }

    @Test("The typed calls for supplementary views ask the list for two things alone")
    func supplementaryViews() {
        list.register(supplementaryViewType: PlainPiece.self, ofKind: "edge")
        _ = list.dequeueReusableSupplementaryView(ofKind: "edge", for: .first, viewType: PlainPiece.self)
        #expect(list.registrations == ["edge PlainPiece"])
        #expect(list.dequeues == ["edge PlainPiece"])
    }

    @Test("A list's refusal carries the list's own words")
    func refusal() {
        let failure = ReuseFailure.refused(
            wanted: TypeName(PlainPiece.self), identifier: "PlainPiece", part: .cell, reason: "no PlainPiece here")
        #expect(throws: failure) { try list.reusableCell(for: .first, cellType: PlainPiece.self) }
    }

    @Test("A function over any list takes cells of that list's kind")
    func genericFunction() {
        func make<List: CellList, Cell: Reusable & ListCell>(
            _ list: List, _ type: Cell.Type
        ) -> Cell where Cell.CellBase == List.CellBase {
            list.register(cellType: type)
            return list.dequeueReusableCell(for: .first)
        }
        #expect(make(list, NibPiece.self).title != nil)
        #expect(make(UITableView(), PosterCell.self).title != nil)
        #expect(make(makeCollectionView(), PosterTile.self).title != nil)
    }

    @Test("A function over lists of one kind of cells takes every list of the kind")
    func primaryAssociatedType() {
        func registerPosters(_ list: some CellList<UITableViewCell>) { list.register(cellType: PosterCell.self) }
        let table = UITableView()
        registerPosters(table)
        #expect(table.dequeueReusableCell(for: .first, cellType: PosterCell.self).title != nil)
    }
}
