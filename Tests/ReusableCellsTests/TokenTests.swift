@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

@MainActor @Suite struct TokenTests {
    let table = UITableView()
    let collection = makeCollectionView()

    @Test("A token's identifier is the given one, else the nib's, else the class's own, else the class's name")
    func identifiers() {
        #expect(Tokens.bare.identifier == "bare")
        #expect(Tokens.drawn.identifier == "drawn")
        #expect(Tokens.constant.identifier == "constant")
        #expect(Tokens.plain.identifier == "PlainCell")
        #expect(ReusableCell<LabelledCell>().identifier == "LabelledCell")
        #expect(Tokens.redrawn.identifier == "other")
    }

    @Test("A token's nib is the given one, else the class's, and the given one is made once")
    func nibs() {
        #expect(Tokens.plain.nib == nil)
        #expect(Tokens.poster.nib === PosterCell.nib)
        #expect(Tokens.drawn.nib != nil)
        #expect(Tokens.drawn.nib === Tokens.drawn.nib)
    }

    @Test("Cells are registered and dequeued by token: from a nib, and from code")
    func cells() {
        table.register(Tokens.poster)
        table.register(Tokens.bare)
        table.register(Tokens.drawn)
        #expect(table.dequeue(Tokens.poster, for: .first).title?.text == "Title")
        #expect(table.dequeue(Tokens.bare, for: .first).reuseIdentifier == "bare")
        #expect(table.dequeue(Tokens.drawn, for: .first).reuseIdentifier == "drawn")
        collection.register(Tokens.tile)
        #expect(collection.dequeue(Tokens.tile, for: .first).title != nil)
    }

    @Test("A table gives a cell for no index path, or nil where nothing is registered")
    func pathless() {
        #expect(table.dequeue(Tokens.poster) == nil)
        #expect(table.dequeueReusableCell(cellType: PlainCell.self) == nil)
        table.register(Tokens.poster)
        #expect(table.dequeue(Tokens.poster)?.title != nil)
        table.register(cellType: PlainCell.self)
        #expect(table.dequeueReusableCell(cellType: PlainCell.self)?.reuseIdentifier == "PlainCell")
    }

    @Test("A token and the class's own calls stand for the same cells")
    func mixed() {
        table.register(Tokens.poster)
        let cell: PosterCell = table.dequeueReusableCell(for: .first)
        table.enqueueForReuse(cell)
        #expect(table.dequeue(Tokens.poster, for: .first) === cell)
    }

    @Test("Headers and supplementary views are registered and dequeued by token")
    func views() {
        #expect(table.dequeue(Tokens.header) == nil)
        table.register(Tokens.header)
        #expect(table.dequeue(Tokens.header)?.title?.text == "Title")
        collection.register(Tokens.shelf, kind: .header)
        collection.register(Tokens.plainShelf, kind: .shelf)
        #expect(collection.dequeue(Tokens.shelf, kind: .header, for: .first).title != nil)
        #expect(collection.dequeue(Tokens.plainShelf, kind: .shelf, for: .first).reuseIdentifier == "plain shelf")
        let kind = SupplementaryKind.shelf.rawValue
        #expect(collection.dequeue(Tokens.plainShelf, kind: kind, for: .first).reuseIdentifier == "plain shelf")
    }

    @Test("A kind is UIKit's word for it")
    func kinds() {
        #expect(SupplementaryKind.header.rawValue == UICollectionView.elementKindSectionHeader)
        #expect(SupplementaryKind.footer.rawValue == UICollectionView.elementKindSectionFooter)
        collection.register(supplementaryViewType: PosterShelf.self, ofKind: .footer)
        let shelf: PosterShelf = collection.dequeueReusableSupplementaryView(ofKind: .footer, for: .first)
        #expect(shelf.title != nil)
    }

    @Test("A given identifier that differs from the nib's is a failure when it is registered")
    func conflict() {
        let failure = ReuseFailure.identifierConflict(
            wanted: TypeName(LabelledCell.self), identifier: "other", inNib: "drawn", part: .cell)
        #expect(throws: failure) { try table.registering(Tokens.redrawn) }
    }

    @Test("A token of another class under a taken identifier is a failure when it is registered")
    func taken() {
        table.register(Tokens.bare)
        let failure = ReuseFailure.identifierTaken(
            wanted: TypeName(PlainCell.self), holder: TypeName(UITableViewCell.self), identifier: "bare", part: .cell)
        #expect(throws: failure) { try table.registering(ReusableCell<PlainCell>(identifier: "bare")) }
        #expect(throws: Never.self) { try UITableView().registering(ReusableCell<PlainCell>(identifier: "bare")) }
        #expect(throws: Never.self) { try table.registering(Tokens.bare) }
    }

    @Test("A class's nib that is not there is a failure when the token is registered")
    func noNib() throws {
        let failure = try #require(throws: ReuseFailure.self) { try table.registering(ReusableCell<Orphan>()) }
        #expect(failure.description.hasPrefix("There is no Orphan.xib"))
    }

    @Test("Decoration views are registered with the layout by their class or by a token")
    func decorations() {
        let layout = RecordingLayout()
        layout.register(decorationViewType: PlainShelf.self)
        layout.register(decorationViewType: PosterShelf.self)
        layout.register(Tokens.plainShelf)
        #expect(layout.registrations == ["class PlainShelf PlainShelf", "nib PosterShelf", "class plain shelf PlainShelf"])
    }

    @Test("A list of someone else's takes tokens")
    func minimalList() {
        let list = MinimalList()
        let token = ReusableCell<PlainPiece>(identifier: "piece")
        list.register(token)
        _ = list.dequeue(token, for: .first)
        let view = ReusableView<NibPiece>()
        list.register(view)
        list.register(view, kind: "edge")
        #expect(list.dequeue(view)?.title != nil)
        #expect(list.dequeue(view, kind: "edge", for: .first).title != nil)
        #expect(list.dequeues == ["cell piece", "section NibPiece", "edge NibPiece"])
    }
}

/// A layout that tells what is registered with it.
private final class RecordingLayout: UICollectionViewLayout {
    private(set) var registrations: [String] = []

    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registrations.append("class \(elementKind) \(viewClass.map { "\($0)" } ?? "none")")
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }

    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        registrations.append("nib \(elementKind)")
        super.register(nib, forDecorationViewOfKind: elementKind)
    }
}
