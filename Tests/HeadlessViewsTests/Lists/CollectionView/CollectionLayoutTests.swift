@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Collection views and their layouts")
struct CollectionLayoutTests {
    @Test("F1 A layout is prepared, then asked for its size and its attributes; its defaults are nothing")
    func calls() {
        let layout = CountingLayout()
        let (_, window) = shownCollection(Gallery([3]), layout)
        #expect(layout.log == ["prepare", "size", "elements"])
        #expect(UICollectionViewLayout().collectionViewContentSize == .zero)
        #expect(UICollectionViewLayout().layoutAttributesForElements(in: .infinite) == nil)
        #expect(UICollectionViewLayout().layoutAttributesForItem(at: itemPath(0, 0)) == nil)
        withExtendedLifetime(window) {}
    }

    @Test("F2 Invalidation waits for the next layout pass, and several are one")
    func invalidation() {
        let layout = CountingLayout()
        let (view, window) = shownCollection(Gallery([3]), layout)
        layout.log = []
        layout.invalidateLayout()
        layout.invalidateLayout()
        #expect(layout.log.isEmpty)
        view.layoutIfNeeded()
        #expect(layout.log == ["prepare", "size", "elements"])
        withExtendedLifetime(window) {}
    }

    @Test("F3 A layout says before the bounds change whether they put it out of date; not so by default")
    func boundsChange() {
        #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: .infinite))
        let layout = CountingLayout()
        let (view, window) = shownCollection(Gallery([3]), layout)
        layout.log = []
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        #expect(layout.log == ["bounds 0.0 to 10.0", "elements"])
        layout.followsBounds = true
        layout.log = []
        view.contentOffset.y = 20
        view.layoutIfNeeded()
        #expect(layout.log == ["bounds 10.0 to 20.0", "prepare", "size", "elements"])
        withExtendedLifetime(window) {}
    }

    @Test("F3 A flow layout is out of date when the breadth changes")
    func flowBoundsChange() {
        let layout = rowLayout()
        let (view, window) = shownCollection(Gallery([3]), layout)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 320, height: 400)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 480)))
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: view.bounds))
        withExtendedLifetime(window) {}
    }

    @Test("F4 F5 A view's preferred size changes nothing by default, and its base class takes over no attributes")
    func preferred() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(0, 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            !UICollectionViewLayout().shouldInvalidateLayout(
                forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
        let view = UICollectionReusableView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.apply(attributes)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("F7 Another layout is there at once; both hear of the change, and so do the views")
    func change() throws {
        let (first, second) = (CountingLayout(), CountingLayout())
        second.step = 30
        let gallery = Gallery([3])
        let (view, window) = shownCollection(gallery, first, isLaidOut: false)
        view.register(TravellingCell.self, forCellWithReuseIdentifier: "item")
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: itemPath(0, 1)) as? TravellingCell)
        (first.log, second.log) = ([], [])
        view.collectionViewLayout = second
        #expect(first.log == ["leave", "finalize transition"])
        #expect(second.log == ["arrive", "prepare", "size", "elements", "finalize transition"])
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame.minY == 30)
        #expect(cell.log == ["will", "did"])
        #expect(first.collectionView == nil && second.collectionView === view)
        withExtendedLifetime(window) {}
    }

    @Test("An interactive transition is half way where it is said to be, and ends with one of the two layouts")
    func transition() throws {
        let (first, second) = (CountingLayout(), CountingLayout())
        second.step = 60
        let (view, window) = shownCollection(Gallery([3]), first)
        var ends: [[Bool]] = []
        let between = view.startInteractiveTransition(to: second) { ends.append([$0, $1]) }
        #expect(view.collectionViewLayout === between)
        between.transitionProgress = 0.5
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame.minY == 40)
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === first && view.cellForItem(at: itemPath(0, 1))?.frame.minY == 20)
        _ = view.startInteractiveTransition(to: second) { ends.append([$0, $1]) }
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout === second && view.cellForItem(at: itemPath(0, 1))?.frame.minY == 60)
        #expect(ends == [[true, false], [true, true]])
        withExtendedLifetime(window) {}
    }

    @Test("A layout of the app's own is turned round for the other direction of reading where it asks for that")
    func mirrored() {
        let layout = CountingLayout()
        layout.flips = true
        let gallery = Gallery([3])
        let (view, window) = shownCollection(gallery, layout, isLaidOut: false)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame == CGRect(x: 220, y: 0, width: 100, height: 20))
        withExtendedLifetime(window) {}
    }

    @Test("A drag comes to rest where the layout has it")
    func resting() {
        let layout = CountingLayout()
        layout.rest = CGPoint(x: 0, y: 40)
        let (view, window) = shownCollection(Gallery([100]), layout)
        view.drag(by: CGVector(dx: 0, dy: 90))
        #expect(view.contentOffset == CGPoint(x: 0, y: 40))
        withExtendedLifetime(window) {}
    }

    @Test("A7 The layout's own views are made of what is registered with it, without the data source")
    func decorations() {
        let layout = CountingLayout()
        layout.register(LoggingSupplement.self, forDecorationViewOfKind: "shade")
        layout.hasShade = true
        let gallery = Gallery([3])
        let (view, window) = shownCollection(gallery, layout)
        #expect(view.subviews.first is LoggingSupplement)
        #expect(gallery.entries("view").isEmpty)
        #expect(view.ledger.otherViews.first { $0.kind == "shade" }?.made == 1)
        withExtendedLifetime(window) {}
    }

    @Test("A layout has attributes and contexts of its own classes")
    func classes() throws {
        let layout = TintedLayout()
        let (view, window) = shownCollection(Gallery([3]), layout)
        let attributes = try #require(view.layoutAttributesForItem(at: itemPath(0, 0)) as? TintedAttributes)
        #expect(attributes.tint == 7)
        layout.invalidateLayout()
        #expect(layout.contexts == ["TintedContext"])
        let cell = try #require(view.cellForItem(at: itemPath(0, 0)))
        #expect(cell.frame.size == CGSize(width: 320, height: 100))
        withExtendedLifetime(window) {}
    }
}

/// A layout of rows of 20 points that keeps a log of its calls.
private final class CountingLayout: UICollectionViewLayout {
    var log: [String] = []
    var followsBounds = false
    var step: CGFloat = 20
    var flips = false
    var hasShade = false
    var rest: CGPoint?

    override func prepare() { log.append("prepare") }

    override var collectionViewContentSize: CGSize {
        log.append("size")
        return CGSize(width: 320, height: 1000)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements")
        let items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
        guard hasShade else { return items }
        let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: itemPath(0, 0))
        shade.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        return items + [shade]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * step, width: 100, height: 20)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log.append("bounds \(collectionView?.bounds.minY ?? -1) to \(newBounds.minY)")
        return followsBounds
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("leave") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("arrive") }
    override func finalizeLayoutTransition() { log.append("finalize transition") }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { rest ?? proposedContentOffset }
}

private final class TravellingCell: UICollectionViewCell {
    var log: [String] = []

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { log.append("will") }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { log.append("did") }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 7
}

private final class TintedContext: UICollectionViewFlowLayoutInvalidationContext {}

private final class TintedLayout: UICollectionViewFlowLayout {
    var contexts: [String] = []

    override init() {
        super.init()
        itemSize = CGSize(width: 320, height: 100)
    }

    required init?(coder: NSCoder) { nil }

    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
    override class var invalidationContextClass: AnyClass { TintedContext.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if collectionView?.window != nil { contexts.append("\(type(of: context))") }
        super.invalidateLayout(with: context)
    }
}
