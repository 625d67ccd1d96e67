@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

@MainActor @Suite struct TableCellTests {
    let table = UITableView()

    @Test("A cell from a nib has its outlets and is awake")
    func nibCell() {
        table.register(cellType: PosterCell.self)
        let cell: PosterCell = table.dequeueReusableCell(for: .first)
        #expect(cell.title?.text == "Title")
        #expect(cell.wakeCount == 1)
        #expect(cell.reuseCount == 0)
        #expect(cell.reuseIdentifier == "PosterCell")
    }

    @Test("A cell of code is made by the initializer that tables call")
    func codeCells() {
        table.register(cellType: PlainCell.self)
        table.register(cellType: DetailCell.self)
        table.register(cellType: BoldDetailCell.self)
        #expect(table.dequeueReusableCell(for: .first, cellType: PlainCell.self).reuseIdentifier == "PlainCell")
        let cell: DetailCell = table.dequeueReusableCell(for: .first)
        #expect(cell.stripe.superview === cell.contentView)
        #expect(cell.detailTextLabel != nil)
        let bold: BoldDetailCell = table.dequeueReusableCell(for: .first)
        #expect(bold.isBold)
        #expect(bold.stripe.superview === bold.contentView)
    }

    @Test("Each specialisation of a generic cell has its own identifier")
    func genericCells() {
        table.register(cellType: BoxCell<UILabel>.self)
        table.register(cellType: BoxCell<UIImageView>.self)
        let label: BoxCell<UILabel> = table.dequeueReusableCell(for: .first)
        let image: BoxCell<UIImageView> = table.dequeueReusableCell(for: .first)
        #expect(label.contentType == UILabel.self)
        #expect(image.contentType == UIImageView.self)
    }

    @Test("A cell that went out of sight is prepared and used again")
    func reuse() {
        table.register(cellType: PosterCell.self)
        let cell: PosterCell = table.dequeueReusableCell(for: .first)
        table.enqueueForReuse(cell)
        let again: PosterCell = table.dequeueReusableCell(for: .first)
        #expect(again === cell)
        #expect(cell.reuseCount == 1)
        #expect(cell.wakeCount == 1)
    }

    @Test("A nib is registered also where the caller knows of no nib")
    func genericCaller() {
        func register<Cell: UITableViewCell & Reusable>(_ type: Cell.Type) { table.register(cellType: type) }
        register(PosterCell.self)
        #expect(table.dequeueReusableCell(for: .first, cellType: PosterCell.self).title != nil)
    }

    @Test("A nib is registered also through a metatype of a base class without one")
    func baseClass() {
        let type: ShopCell.Type = NibShopCell.self
        table.register(cellType: type)
        let cell = table.dequeueReusableCell(for: .first, cellType: type)
        #expect((cell as? NibShopCell)?.title != nil)
    }

    @Test("A nib is registered also through a list of classes")
    func existentials() {
        let types: [any (UITableViewCell & Reusable).Type] = [PosterCell.self, PlainCell.self, NibShopCell.self]
        for type in types { table.register(cellType: type) }
        #expect(table.dequeueReusableCell(for: .first, cellType: PosterCell.self).title != nil)
        #expect(table.dequeueReusableCell(for: .first, cellType: NibShopCell.self).title != nil)
        #expect(table.dequeueReusableCell(for: .first, cellType: PlainCell.self).reuseIdentifier == "PlainCell")
        for type in types { #expect(Swift.type(of: table.dequeueReusableCell(for: .first, cellType: type)) == type) }
    }

    @Test("An app's own kind of table gives out cells its own way")
    func subclassOfTable() {
        let table = SingleCellTable()
        #expect(table.dequeueReusableCell(for: .first, cellType: PlainCell.self) === table.onlyCell)
    }

    @Test("A header from a nib has its outlets, one of code is made by its initializer")
    func headers() {
        table.register(headerFooterViewType: PosterHeader.self)
        table.register(headerFooterViewType: PlainHeader.self)
        let header: PosterHeader? = table.dequeueReusableHeaderFooterView()
        #expect(header?.title?.text == "Title")
        #expect(table.dequeueReusableHeaderFooterView(PlainHeader.self)?.reuseIdentifier == "PlainHeader")
    }

    @Test("A header that went out of sight is used again")
    func headerReuse() throws {
        table.register(headerFooterViewType: PlainHeader.self)
        let header = try #require(table.dequeueReusableHeaderFooterView(PlainHeader.self))
        table.enqueueForReuse(header)
        #expect(table.dequeueReusableHeaderFooterView(PlainHeader.self) === header)
    }

    @Test("A header that is not registered is nil, and no failure")
    func noHeader() throws {
        #expect(try table.reusableHeaderFooterView(PlainHeader.self) == nil)
    }
}
