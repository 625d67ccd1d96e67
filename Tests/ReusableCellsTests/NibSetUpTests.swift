@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

@MainActor @Suite("Setting up what lists make from nibs") struct NibSetUpTests {
    @Test("P38 A cell is set up on the main actor once its outlets are connected, when a list gives it first, and not when again")
    func cell() {
        let table = UITableView()
        table.register(cellType: PosterCell.self)
        let cell: PosterCell = table.dequeueReusableCell(for: .first)
        #expect(cell.setUps == ["Title 1"])
        table.enqueueForReuse(cell)
        let again: PosterCell = table.dequeueReusableCell(for: .first)
        #expect(again === cell)
        #expect(again.reuseCount == 1)
        #expect(again.setUps.count == 1)
    }

    @Test("P38 Tokens, calls that throw and calls without a row set it up as well")
    func otherCalls() throws {
        let table = UITableView()
        let token = ReusableCell<PosterCell>(identifier: "token")
        table.register(token)
        table.register(cellType: PosterCell.self)
        #expect(table.dequeue(token, for: .first).setUps.count == 1)
        #expect(try table.reusableCell(for: .first, cellType: PosterCell.self).setUps.count == 1)
        #expect(table.dequeueReusableCell(cellType: PosterCell.self)?.setUps.count == 1)
    }

    @Test("P38 So are headers, cells and views of a collection, and those of a list of someone else's")
    func otherParts() throws {
        let table = UITableView()
        table.register(headerFooterViewType: PosterHeader.self)
        #expect(table.dequeueReusableHeaderFooterView(PosterHeader.self)?.setUpCount == 1)

        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(cellType: PosterTile.self)
        collection.register(supplementaryViewType: PosterShelf.self, ofKind: "shelf")
        #expect(collection.dequeueReusableCell(for: .first, cellType: PosterTile.self).setUpCount == 1)
        let shelf: PosterShelf = collection.dequeueReusableSupplementaryView(ofKind: "shelf", for: .first)
        #expect(shelf.setUpCount == 1)

        let list = MinimalList()
        list.register(cellType: NibPiece.self)
        #expect(list.dequeueReusableCell(for: .first, cellType: NibPiece.self).setUpCount == 1)
    }

    @Test("A cell without a nib of its own is given as ever")
    func plain() {
        let table = UITableView()
        table.register(cellType: PlainCell.self)
        let cell: PlainCell = table.dequeueReusableCell(for: .first)
        #expect(cell.superview == nil)
    }
}
