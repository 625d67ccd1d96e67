@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

/// What goes wrong with hosted views in apps, prevented or named.
@MainActor @Suite struct HostingPainTests {
    let table = UITableView()

    @Test("P29 A hosted view without init(frame:) is made by the token's own function")
    func factory() {
        let token = ReusableCell<HostingTableCell<SwitchView>>(hosting: HostedContent { SwitchView(label: "on") })
        table.register(token)
        #expect(table.dequeue(token, for: .first).hostedView.label == "on")
    }

    @Test("P29 Without that function Swift names the initializer and the class")
    func missingInitializer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = HostingTableCell<SwitchView>(style: .default, reuseIdentifier: nil).hostedView
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("Use of unimplemented initializer 'init(frame:)' for class 'ReusableCellsTests.SwitchView'"))
    }

    @Test("P33 The bottom and the trailing side of a hosted view give way to the size that the list says")
    func priorities() {
        let cell = HostingTableCell<ArticleView>(style: .default, reuseIdentifier: nil)
        let view = cell.hostedView
        let pins = cell.contentView.constraints.filter { $0.firstItem === view || $0.secondItem === view }
        let required = pins.filter { $0.priority == .required }.map(\.firstAttribute)
        #expect(Set(required) == [.top, .leading])
        #expect(pins.filter { $0.priority.rawValue == 999 }.count == 2)
        #expect(pins.count == 4)
    }

    @Test("P33 A hosting cell is as high as its content with the insets")
    func height() {
        let token = ReusableCell<HostingTableCell<BannerView>>(
            hosting: HostedContent(insets: NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 4, trailing: 0)))
        table.register(token)
        let cell = table.dequeue(token, for: .first)
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 44))
    }

    @Test("P33 Rows of hosted views are as high as their content")
    func rowHeights() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(cellType: HostingTableCell<BannerView>.self)
        let show: ([Int]) -> Void = table.items(HostingTableCell<BannerView>.self) { _, _, cell in _ = cell.hostedView }
        show([1, 2])
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 37)
        #expect((table.cellForRow(at: .first) as? HostingTableCell<BannerView>)?.hostedView.frame.height == 37)
    }

    @Test("P40 A hosted view is reset when its cell is used again, and not before")
    func reset() {
        table.register(Tokens.article)
        let cell = table.dequeue(Tokens.article, for: .first)
        cell.hostedView.title.text = "A"
        #expect(cell.hostedView.resetCount == 0)
        table.enqueueForReuse(cell)
        let again = table.dequeue(Tokens.article, for: .first)
        #expect(again === cell)
        #expect(again.hostedView.title.text == nil)
        #expect(again.hostedView.resetCount == 1)
        #expect(again.contentView.subviews.count == 1)
    }

    @Test("P40 Each kind of host resets its view")
    func resetEverywhere() {
        let collection = makeCollectionView()
        let header = HostingHeaderFooterView<ArticleView>(reuseIdentifier: nil)
        let tile = HostingCollectionCell<ArticleView>(frame: .zero)
        let shelf = HostingSupplementaryView<ArticleView>(frame: .zero)
        for view in [header.hostedView, tile.hostedView, shelf.hostedView] { view.title.text = "A" }
        header.prepareForReuse()
        tile.prepareForReuse()
        shelf.prepareForReuse()
        #expect([header.hostedView, tile.hostedView, shelf.hostedView].allSatisfy { $0.title.text == nil })
        collection.register(cellType: SwipeHostingCell<ArticleView>.self)
        let swipe: SwipeHostingCell<ArticleView> = collection.dequeueReusableCell(for: .first)
        swipe.hostedView.title.text = "A"
        collection.enqueueForReuse(swipe)
        #expect(collection.dequeueReusableCell(for: .first, cellType: SwipeHostingCell<ArticleView>.self) === swipe)
        #expect(swipe.hostedView.title.text == nil)
    }

    @Test("P42 A view that holds state of its own is a new one for another item")
    func identity() {
        table.register(Tokens.article)
        let cell = table.dequeue(Tokens.article, for: .first)
        let first = cell.hostedView(for: 1)
        #expect(cell.hostedView(for: 1) === first)
        table.enqueueForReuse(cell)
        let second = table.dequeue(Tokens.article, for: .first).hostedView(for: 2)
        #expect(second !== first)
        #expect(first.superview == nil)
        #expect(second.author == "someone")
        #expect(cell.contentView.subviews == [second])
        #expect(cell.hostedView === second)
    }
}

/// A view with a height of its own.
private final class BannerView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 37) }
}

/// A view that only its own initializer makes.
private final class SwitchView: UIView {
    let label: String

    init(label: String) {
        self.label = label
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}
