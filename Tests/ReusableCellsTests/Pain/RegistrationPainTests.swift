@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

/// What goes wrong with registering in apps, prevented or named.
@MainActor @Suite struct RegistrationPainTests {
    let table = UITableView()
    let collection = makeCollectionView()

    @Test("P01 A token takes the identifier that is in its nib, and names both where it gives another")
    func identifierInNib() throws {
        table.register(Tokens.drawn)
        #expect(table.dequeue(Tokens.drawn, for: .first).reuseIdentifier == "drawn")
        let failure = try #require(throws: ReuseFailure.self) { try table.registering(Tokens.redrawn) }
        #expect(failure.description.contains("has the identifier \"drawn\", but is registered under \"other\""))
    }

    @Test("P01 A class whose nib has another identifier is told both by UIKit's words")
    func identifierOfClass() throws {
        table.register(cellType: Mislabelled.self)
        let failure = try #require(throws: ReuseFailure.self) { try table.reusableCell(for: .first, cellType: Mislabelled.self) }
        #expect(failure.description.contains("in nib (Other) does not match the identifier used to register the nib (Mislabelled)"))
    }

    @Test("P01 A nib without an identifier is legal")
    func noIdentifierInNib() {
        table.register(ReusableCell<PosterCell>(identifier: "mine"))
        #expect(table.dequeueReusableCell(withIdentifier: "mine", for: .first) is PosterCell)
    }

    @Test(
        "P02 A dequeue of what nobody registered names the identifier that is one slip away",
        arguments: [
            ("plaincell", "Registered is \"PlainCell\", which differs only in case."),
            ("PlainCel", "Registered is \"PlainCell\", which differs in one letter."),
            ("PlaimCell", "Registered is \"PlainCell\", which differs in one letter."),
            ("PlainCellX", "Registered is \"PlainCell\", which differs in one letter."),
            ("Unlike", "connect a prototype cell in a storyboard"),
            ("PlainCellXY", "connect a prototype cell in a storyboard"),
        ])
    func nearMiss(identifier: String, ending: String) throws {
        table.register(cellType: PlainCell.self)
        let token = ReusableCell<PlainCell>(identifier: identifier)
        let failure = try #require(throws: ReuseFailure.self) { try table.reusableCell(token, for: .first) }
        #expect(failure.description.hasSuffix(ending))
        #expect(
            failure.description.contains("unable to dequeue a cell with identifier \(identifier) - must register a nib or a class"))
    }

    @Test("P02 What another list has registered is no neighbour")
    func otherList() throws {
        UITableView().register(cellType: PlainCell.self)
        let failure = try #require(throws: ReuseFailure.self) {
            try table.reusableCell(ReusableCell<PlainCell>(identifier: "plaincell"), for: .first)
        }
        #expect(!failure.description.contains("Registered is"))
    }

    @Test("P03 A second type under an identifier of a list is a failure that names both, in another list it is none")
    func twoTypes() {
        table.register(cellType: Upper.Row.self)
        let failure = ReuseFailure.identifierTaken(
            wanted: TypeName(Lower.Row.self), holder: TypeName(Upper.Row.self), identifier: "Row", part: .cell)
        #expect(throws: failure) { try table.registering(cellType: Lower.Row.self) }
        #expect(throws: Never.self) { try UITableView().registering(cellType: Lower.Row.self) }
        #expect(throws: Never.self) { try table.registering(cellType: Upper.Row.self) }
        let cell: Upper.Row = table.dequeueReusableCell(for: .first)
        #expect(cell.reuseIdentifier == "Row")
    }

    @Test("P03 Generic cells over types of one name collide by name and are told apart, hosts do not collide")
    func genericTypes() {
        table.register(cellType: BoxCell<Inner.Row>.self)
        #expect(throws: ReuseFailure.self) { try table.registering(cellType: BoxCell<Outer.Row>.self) }
        #expect(throws: Never.self) {
            try table.registering(cellType: HostingTableCell<Inner.Row>.self)
            try table.registering(cellType: HostingTableCell<Outer.Row>.self)
        }
    }

    @Test("P04 An identifier that is registered for another kind is named with that kind")
    func otherKind() throws {
        collection.register(Tokens.shelf, kind: .header)
        let failure = try #require(throws: ReuseFailure.self) {
            try collection.reusableSupplementaryView(Tokens.shelf, kind: .footer, for: .first)
        }
        #expect(failure.description.contains("could not dequeue a view of kind: UICollectionElementKindSectionFooter"))
        #expect(failure.description.hasSuffix("registered for a supplementary view of kind UICollectionElementKindSectionHeader."))
    }

    @Test("P04 A header that is registered as a cell is named so")
    func otherPart() throws {
        collection.register(cellType: PlainTile.self)
        let failure = try #require(throws: ReuseFailure.self) {
            try collection.reusableSupplementaryView(ofKind: "shelf", for: .first, viewType: PlainTile.self)
        }
        #expect(failure.description.hasSuffix("It is registered for a cell."))
    }

    @Test("P05 A prototype in a table that a nib holds is not registered, and the failure says so")
    func prototypeInNib() throws {
        let nib = UINib(nibName: "TableWithPrototypes", bundle: .module)
        let table = try #require(nib.instantiate(withOwner: nil).first as? UITableView)
        let failure = try #require(throws: ReuseFailure.self) { try table.reusableCell(for: .first, cellType: PlainCell.self) }
        #expect(failure.description.contains("unable to dequeue a cell with identifier PlainCell"))
        table.register(cellType: PlainCell.self)
        #expect(table.dequeueReusableCell(for: .first, cellType: PlainCell.self).reuseIdentifier == "PlainCell")
    }

    @Test("P06 A class with a nib is registered with it, also where its bare class had the identifier")
    func shadowedNib() {
        table.register(PosterCell.self, forCellReuseIdentifier: "PosterCell")
        #expect((table.dequeueReusableCell(withIdentifier: "PosterCell") as? PosterCell)?.title == nil)
        table.register(cellType: PosterCell.self)
        #expect(table.dequeueReusableCell(for: .first, cellType: PosterCell.self).title != nil)
    }

    @Test("P26 A generic helper, a base class's metatype and a list of classes register the nib")
    func genericHelper() {
        func register<Cell: UITableViewCell & Reusable>(_ type: Cell.Type) { table.register(cellType: type) }
        register(PosterCell.self)
        let base: ShopCell.Type = NibShopCell.self
        table.register(cellType: base)
        #expect(table.dequeueReusableCell(for: .first, cellType: PosterCell.self).title != nil)
        #expect((table.dequeueReusableCell(for: .first, cellType: base) as? NibShopCell)?.title != nil)
    }

    @Test("P26 A helper that is generic over tokens registers the nib")
    func genericToken() {
        func register<Cell: UITableViewCell>(_ type: Cell.Type) -> ReusableCell<Cell> {
            let token = ReusableCell<Cell>()
            table.register(token)
            return token
        }
        #expect(table.dequeue(register(PosterCell.self), for: .first).title != nil)
    }
}
