@_spi(Headless) @testable import HeadlessViews
import Testing

/// The last words of a process.
private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("Misuse of lists traps with UIKit's words")
struct ListTrapTests {
    @Test("A12 A60 A table without a registration under the identifier")
    func tableUnregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UITableView().dequeueReusableCell(withIdentifier: "Poster", for: IndexPath(row: 0, section: 0))
        }
        #expect(
            words(result).contains(
                """
                NSInternalInconsistencyException: unable to dequeue a cell with identifier Poster - must register a nib or a class \
                for the identifier or connect a prototype cell in a storyboard
                """))
    }

    @Test("A61 A collection view without a registration under the identifier")
    func collectionUnregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            _ = view.dequeueReusableCell(withReuseIdentifier: "Poster", for: IndexPath(item: 0, section: 0))
        }
        #expect(
            words(result).contains(
                """
                could not dequeue a view of kind: UICollectionElementKindCell with identifier Poster - must register a nib or a \
                class for the identifier or connect a prototype cell in a storyboard
                """))
    }

    @Test("A61 A collection view without a registration under the kind")
    func supplementaryUnregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            _ = view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Title",
                for: IndexPath(item: 0, section: 0))
        }
        #expect(
            words(result).contains("could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier Title"))
    }

    @Test("A62 A table's nib without a cell")
    func wrongNib() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = UITableView()
            table.register(listNib(#"<view id="1"/>"#), forCellReuseIdentifier: "Poster")
            _ = table.dequeueReusableCell(withIdentifier: "Poster", for: IndexPath(row: 0, section: 0))
        }
        #expect(words(result).contains("invalid nib registered for identifier (Poster)"))
    }

    @Test("A74 A class that is no table's cell")
    func wrongTableClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UITableView().register(UILabel.self, forCellReuseIdentifier: "Poster")
        }
        #expect(words(result).contains("NSInvalidArgumentException: must pass a class of kind UITableViewCell"))
    }

    @Test("A74 A class that is no collection view's cell")
    func wrongCollectionClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UILabel.self, forCellWithReuseIdentifier: "Poster")
        }
        #expect(
            words(result).contains("attempt to register a cell class which is not a subclass of UICollectionViewCell (UILabel)")
        )
    }

    @Test("A3 A75 Registering with an empty identifier")
    func registerEmptyIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
        }
        #expect(
            words(result).contains(
                """
                NSInvalidArgumentException: must pass a valid reuse identifier to -[UICollectionView \
                registerClass:forCellWithReuseIdentifier:]
                """))
    }

    @Test("A3 A75 Dequeuing with an empty identifier")
    func dequeueEmptyIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UITableView().dequeueReusableCell(withIdentifier: "", for: IndexPath(row: 0, section: 0))
        }
        #expect(
            words(result).contains(
                "must pass a valid reuse identifier to -[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]"))
    }

    @Test("A84 A collection view without a layout")
    func noLayout() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UICollectionView()
        }
        #expect(words(result).contains(Self.noLayoutText))
    }

    @Test("A84 A collection view with a frame but without a layout")
    func noLayoutWithFrame() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UICollectionView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(words(result).contains(Self.noLayoutText))
    }

    private static let noLayoutText =
        "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter"

    @Test("A14 A cell class that has no init(style:reuseIdentifier:)")
    func noInitializer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = UITableView()
            table.register(NibOnlyCell.self, forCellReuseIdentifier: "Poster")
            _ = table.dequeueReusableCell(withIdentifier: "Poster", for: IndexPath(row: 0, section: 0))
        }
        #expect(words(result).contains("Use of unimplemented initializer 'init(style:reuseIdentifier:)'"))
    }
}

/// A cell that comes from a nib alone.
private final class NibOnlyCell: UITableViewCell {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
