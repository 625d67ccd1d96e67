@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

@MainActor @Suite struct HostingTests {
    let table = UITableView()
    let collection = makeCollectionView()

    @Test("A table's cell hosts a view that is no cell, with one call to register and one to dequeue")
    func tableCell() {
        table.register(cellType: HostingTableCell<ArticleView>.self)
        let cell: HostingTableCell<ArticleView> = table.dequeueReusableCell(for: .first)
        #expect(cell.hostedView.superview === cell.contentView)
        #expect(cell.hostedView === cell.hostedView)
    }

    @Test("A collection view's cell hosts a view from a nib")
    func nibView() {
        collection.register(cellType: HostingCollectionCell<PriceView>.self)
        let cell: HostingCollectionCell<PriceView> = collection.dequeueReusableCell(for: .first)
        #expect(cell.hostedView.amount?.text == "Price")
    }

    @Test("Headers, footers and supplementary views host views")
    func otherViews() {
        table.register(headerFooterViewType: HostingHeaderFooterView<ArticleView>.self)
        let header: HostingHeaderFooterView<ArticleView>? = table.dequeueReusableHeaderFooterView()
        #expect(header != nil && header?.hostedView.superview === header?.contentView)
        collection.register(supplementaryViewType: HostingSupplementaryView<PriceView>.self, ofKind: .header)
        let shelf: HostingSupplementaryView<PriceView> = collection.dequeueReusableSupplementaryView(ofKind: .header, for: .first)
        #expect(shelf.hostedView.superview === shelf)
        let token = ReusableView<HostingSupplementaryView<ArticleView>>(
            identifier: "by token", hosting: HostedContent { ArticleView(author: "token") })
        collection.register(token, kind: .footer)
        #expect(collection.dequeue(token, kind: .footer, for: .first).hostedView.author == "token")
    }

    @Test("A token says how the view is made and where it lies")
    func token() {
        table.register(Tokens.article)
        let cell = table.dequeue(Tokens.article, for: .first)
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        cell.layoutIfNeeded()
        #expect(cell.hostedView.author == "someone")
        #expect(cell.hostedView.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    @Test("The view may be pinned to the margins")
    func margins() {
        let token = ReusableCell<HostingTableCell<ArticleView>>(hosting: HostedContent(pinnedTo: .layoutMargins))
        table.register(token)
        let cell = table.dequeue(token, for: .first)
        cell.contentView.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        cell.layoutIfNeeded()
        #expect(cell.hostedView.frame == CGRect(x: 6, y: 5, width: 86, height: 38))
    }

    @Test("A host of a third party's base class takes four lines, no initializer among them")
    func thirdParty() {
        collection.register(cellType: SwipeHostingCell<ArticleView>.self)
        let cell: SwipeHostingCell<ArticleView> = collection.dequeueReusableCell(for: .first)
        #expect(cell.hostedView.superview === cell.contentView)
        #expect(cell.actions.superview === cell.contentView)
    }

    @Test("Hosts of views of one name have identifiers of their own, the same at each launch")
    func identifiers() {
        #expect(HostingTableCell<Inner.Row>.reuseIdentifier == "HostingTableCell<ReusableCellsTests.Inner.Row>")
        #expect(HostingTableCell<Outer.Row>.reuseIdentifier == "HostingTableCell<ReusableCellsTests.Outer.Row>")
        table.register(cellType: HostingTableCell<Inner.Row>.self)
        table.register(cellType: HostingTableCell<Outer.Row>.self)
        let cell: HostingTableCell<Inner.Row> = table.dequeueReusableCell(for: .first)
        #expect(cell.hostedView.superview != nil)
    }

    @Test("A host is made outside any list, to be measured or tested")
    func outsideLists() {
        let cell = HostingTableCell<ArticleView>(style: .default, reuseIdentifier: nil)
        #expect(cell.hostedView.superview === cell.contentView)
        #expect(HostingCollectionCell<ArticleView>(frame: .zero).hostedView.author.isEmpty)
    }
}
