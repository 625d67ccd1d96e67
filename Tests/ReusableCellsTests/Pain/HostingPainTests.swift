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

    @Test("P34 A hosting cell that is measured twice has one size, and measuring leaves it as it is")
    func measuringTwice() {
        let cell = HostingTableCell<ParagraphView>(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        _ = cell.hostedView
        let first = size(of: cell, width: 120)
        #expect(first.height > 60)
        #expect(size(of: cell, width: 120) == first)
        #expect(size(of: cell, width: 320).height < first.height)
        #expect(size(of: cell, width: 120) == first)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test("P35 A hosted view has one size before and after its cell is on the screen, also where bars and edges cover that")
    func safeArea() throws {
        let phone = try #require(HeadlessDevice(identifier: "retina6_12"))
        UIScreen.main.perform(as: phone, .landscape) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            for edges in [ContentEdges.bounds, .layoutMargins] {
                let cell = makeCell(pinnedTo: edges)
                let before = size(of: cell, width: 150)
                window.addSubview(cell)
                // Under the camera and over the line at the bottom.
                cell.frame = CGRect(x: 0, y: window.bounds.height - before.height, width: 150, height: before.height)
                window.layoutIfNeeded()
                #expect(cell.safeAreaInsets.left == 59)
                #expect(size(of: cell, width: 150) == before)
                #expect(cell.hostedView.text.frame.width > 150 - 33)
            }
        }
    }

    @Test("P35 A hosted view that is pinned to the safe area keeps clear of what covers the screen's edges")
    func wantedSafeArea() throws {
        let phone = try #require(HeadlessDevice(identifier: "retina6_12"))
        UIScreen.main.perform(as: phone, .landscape) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let cell = makeCell(pinnedTo: .safeArea)
            cell.frame = CGRect(x: 0, y: 100, width: 150, height: 40)
            window.addSubview(cell)
            window.layoutIfNeeded()
            #expect(cell.hostedView.frame.minX == 59)
        }
    }

    private func makeCell(pinnedTo edges: ContentEdges) -> HostingCollectionCell<ParagraphView> {
        let token = ReusableCell<HostingCollectionCell<ParagraphView>>(hosting: HostedContent(pinnedTo: edges))
        let collection = makeCollectionView()
        collection.register(token)
        return collection.dequeue(token, for: .first)
    }

    private func size(of cell: some ViewHosting, width: CGFloat) -> CGSize {
        cell.contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
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

/// A text of several lines inside of the view's margins.
private final class ParagraphView: UIView {
    let text = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.text = "A text that goes on for some lines where there is little room for it"
        text.numberOfLines = 0
        text.translatesAutoresizingMaskIntoConstraints = false
        addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            text.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
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
