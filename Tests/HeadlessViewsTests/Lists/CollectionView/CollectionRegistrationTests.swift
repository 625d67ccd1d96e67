@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Registrations of cells and supplementary views")
struct CollectionRegistrationTests {
    private typealias Registration = UICollectionView.CellRegistration<LoggingItem, String>

    @Test("A21 A registration is made once and used for every cell, which it configures")
    func cells() throws {
        var configured: [String] = []
        let registration = Registration { _, path, item in configured.append("\(item) at \(path.short)") }
        let gallery = Gallery([100])
        gallery.cell = { view, path in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: "film")
        }
        let (view, window) = shownCollection(gallery, rowLayout())
        for step in 1...20 {
            view.contentOffset.y = CGFloat(step) * 100
            view.layoutIfNeeded()
        }
        #expect(configured.prefix(2) == ["film at 0.0", "film at 0.1"])
        let used = view.ledger.cells.filter { $0.made > 0 }
        #expect(used.count == 1 && used[0].made <= 7)
        withExtendedLifetime(window) {}
    }

    @Test("Two registrations of one class do not share cells")
    func apart() {
        let first = Registration { _, _, _ in }
        let second = Registration { _, _, _ in }
        let gallery = Gallery([4])
        gallery.cell = { view, path in
            view.dequeueConfiguredReusableCell(using: path.item < 2 ? first : second, for: path, item: "film")
        }
        let (view, window) = shownCollection(gallery, rowLayout())
        #expect(view.ledger.cells.filter { $0.made == 2 }.count == 2)
        withExtendedLifetime(window) {}
    }

    @Test("A registration makes its cells of a nib")
    func nib() {
        let nib = listNib(#"<collectionViewCell id="1" customClass="LoggingItem" customModule="HeadlessViewsTests"/>"#)
        let registration = Registration(cellNib: nib) { _, _, _ in }
        let gallery = Gallery([1])
        gallery.cell = { view, path in view.dequeueConfiguredReusableCell(using: registration, for: path, item: "film") }
        let (view, window) = shownCollection(gallery, rowLayout())
        #expect((view.visibleCells.first as? LoggingItem)?.log == ["init(coder)"])
        withExtendedLifetime(window) {}
    }

    @Test("A21 Supplementary views have registrations, too")
    func supplementaryViews() throws {
        var kinds: [String] = []
        let registration = UICollectionView.SupplementaryRegistration<LoggingSupplement>(elementKind: "badge") { _, kind, path in
            kinds.append("\(kind) \(path.short)")
        }
        let source = RegisteredSource(registration)
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(5), heightDimension: .absolute(5)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(kinds == ["badge 0.0"])
    }

    @Test("P06 The ledger tells what is registered, made, reused, on screen and queued, and names two types under one identifier")
    func ledger() throws {
        let (view, window) = shownCollection(Gallery([100]), rowLayout())
        view.contentOffset.y = 1000
        view.layoutIfNeeded()
        let entry = try #require(view.ledger["item"])
        #expect(entry.source == .type("HeadlessViewsTests.LoggingItem"))
        #expect((entry.made, entry.reused, entry.onScreen, entry.queued) == (5, 5, 5, 0))
        #expect(throws: Never.self) { try view.ledger.check() }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        #expect(throws: ListLedgerFailure.self) { try view.ledger.check() }
        withExtendedLifetime(window) {}
    }
}

@MainActor private final class RegisteredSource: UICollectionViewDataSource {
    private let registration: UICollectionView.SupplementaryRegistration<LoggingSupplement>

    init(_ registration: UICollectionView.SupplementaryRegistration<LoggingSupplement>) { self.registration = registration }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }
}
