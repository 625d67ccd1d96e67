@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Registering with a collection view and dequeuing")
struct CollectionReuseTests {
    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    @Test("A1 A2 The last registration counts, and nil takes it away")
    func registration() throws {
        view.register(LoggingItem.self, forCellWithReuseIdentifier: "A")
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "A")
        #expect(type(of: view.dequeueReusableCell(withReuseIdentifier: "A", for: firstRow)) == UICollectionViewCell.self)
        view.register(nil as AnyClass?, forCellWithReuseIdentifier: "A")
        #expect(throws: ListFailure.self) { try view.cell(withIdentifier: "A", for: firstRow) }
    }

    @Test("A6 Keeps cells and supplementary views apart, and those by kind and identifier")
    func apart() throws {
        view.register(LoggingSupplement.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "A")
        #expect(throws: ListFailure.self) { try view.cell(withIdentifier: "A", for: firstRow) }
        #expect(throws: ListFailure.self) {
            try view.supplementaryView(for: SupplementaryKey(kind: footer, identifier: "A"), at: firstRow)
        }
        #expect(throws: ListFailure.self) {
            try view.supplementaryView(for: SupplementaryKey(kind: header, identifier: "B"), at: firstRow)
        }
        let made = view.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "A", for: firstRow)
        #expect(made is LoggingSupplement)
    }

    @Test("A7 Decoration views are registered with the layout, by kind; nil takes that away")
    func decorations() throws {
        let layout = UICollectionViewLayout()
        layout.register(LoggingSupplement.self, forDecorationViewOfKind: "ruler")
        guard case .type(let type) = layout.decorations.registry["ruler"] else {
            Issue.record("the class is not registered")
            return
        }
        #expect(type == LoggingSupplement.self)
        layout.register(nil as UINib?, forDecorationViewOfKind: "ruler")
        if case .some = layout.decorations.registry["ruler"] { Issue.record("the registration is still there") }
    }

    @Test("A15 Makes a cell of a class by init(frame:), and uses one again without an initializer")
    func classCell() throws {
        view.register(LoggingItem.self, forCellWithReuseIdentifier: "A")
        let cell = try #require(view.dequeueReusableCell(withReuseIdentifier: "A", for: firstRow) as? LoggingItem)
        #expect(cell.log == ["init(frame)"])
        view.enqueueForReuse(cell)
        #expect(view.dequeueReusableCell(withReuseIdentifier: "A", for: firstRow) === cell)
        #expect(cell.log == ["init(frame)", "prepare"])
    }

    @Test("A15 Makes cells and supplementary views of nibs by init(coder:)")
    func nibs() throws {
        view.register(
            listNib(#"<collectionViewCell id="1" customClass="LoggingItem" customModule="HeadlessViewsTests"/>"#),
            forCellWithReuseIdentifier: "A")
        let cell = try #require(view.dequeueReusableCell(withReuseIdentifier: "A", for: firstRow) as? LoggingItem)
        #expect(cell.log == ["init(coder)"])
        view.register(
            listNib(#"<collectionReusableView id="1" customClass="LoggingSupplement" customModule="HeadlessViewsTests"/>"#),
            forSupplementaryViewOfKind: header, withReuseIdentifier: "A")
        let made = view.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "A", for: firstRow)
        #expect((made as? LoggingSupplement)?.log == ["init(coder)"])
    }

    @Test("A18 The collection view gives its views their identifiers")
    func identifiers() {
        view.register(LoggingItem.self, forCellWithReuseIdentifier: "A")
        #expect(view.dequeueReusableCell(withReuseIdentifier: "A", for: firstRow).reuseIdentifier == "A")
        view.register(LoggingSupplement.self, forSupplementaryViewOfKind: "line", withReuseIdentifier: "B")
        let made = view.dequeueReusableSupplementaryView(ofKind: "line", withReuseIdentifier: "B", for: firstRow)
        #expect(made.reuseIdentifier == "B")
    }

    @Test("A19 A new cell is neither selected nor highlighted")
    func freshCell() {
        view.register(LoggingItem.self, forCellWithReuseIdentifier: "A")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "A", for: firstRow)
        #expect(!cell.isSelected && !cell.isHighlighted)
    }

    @Test("A22 A23 Uses a view again only for its kind and identifier, and one without an identifier never")
    func reuse() {
        view.register(LoggingSupplement.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "A")
        view.register(LoggingSupplement.self, forSupplementaryViewOfKind: footer, withReuseIdentifier: "A")
        let made = view.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "A", for: firstRow)
        view.enqueueForReuse(made)
        #expect(view.dequeueReusableSupplementaryView(ofKind: footer, withReuseIdentifier: "A", for: firstRow) !== made)
        #expect(view.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "A", for: firstRow) === made)
        #expect((made as? LoggingSupplement)?.log == ["init(frame)", "prepare"])
        view.enqueueForReuse(UICollectionViewCell())
        #expect(view.cells.pool.count == 0)
    }

    @Test("A layout knows the view that it is the layout of, and a replaced one knows none")
    func layouts() {
        let first = view.collectionViewLayout
        #expect(first.collectionView === view)
        let spiral = SpiralLayout()
        view.collectionViewLayout = spiral
        #expect(first.collectionView == nil)
        #expect(spiral.collectionView === view)
    }
}
