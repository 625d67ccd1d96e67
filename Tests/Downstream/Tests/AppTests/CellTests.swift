import ReusableCells
import Testing

@testable import App

@Suite("Cells of a package that depends on this one") @MainActor
struct CellTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let first = IndexPath(row: 0, section: 0)

    @Test("A cell with a nib comes out of the package's resource bundle with its outlets connected")
    func nibCell() {
        table.register(cellType: TrackCell.self)
        let cell: TrackCell = table.dequeueReusableCell(for: first)
        #expect(cell.wasAwake)
        #expect(cell.name == "Track")
        #expect(cell.starCount == 2)
        #expect(cell.reuseIdentifier == "TrackCell")
    }

    @Test("A cell from code is made by its own initializer, which is not required")
    func codeCell() {
        table.register(cellType: HeadingCell.self)
        let cell: HeadingCell = table.dequeueReusableCell(for: first)
        #expect(cell.ruler.superview === cell.contentView)
        #expect(cell.detailTextLabel != nil, "the style subtitle has a second label")
    }

    @Test("A cell class inherits its superclass's initializers")
    func inheritedInitializers() {
        table.register(cellType: ChapterCell.self)
        let cell: ChapterCell = table.dequeueReusableCell(for: first)
        #expect(cell.chapter == 1)
        #expect(cell.ruler.superview === cell.contentView)
    }

    @Test("A generic cell class is registered and made")
    func genericCell() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(cellType: ItemCell<Int>.self)
        let cell: ItemCell<Int> = collection.dequeueReusableCell(for: IndexPath(item: 0, section: 0))
        cell.item = 7
        #expect(cell.text == "7")
    }

    @Test("A generic helper of the app registers a nib, though it knows only a base class")
    func genericHelper() {
        let make = table.maker(of: TrackCell.self)
        #expect(make(first).wasAwake)
    }

    @Test("Classes in an array are registered each by its own nib or class")
    func arrayOfClasses() {
        table.register(all: [TrackCell.self, HeadingCell.self, ChapterCell.self])
        let track: TrackCell = table.dequeueReusableCell(for: first)
        let chapter: ChapterCell = table.dequeueReusableCell(for: first)
        #expect(track.wasAwake)
        #expect(chapter.reuseIdentifier == "ChapterCell")
    }

    @Test("A class that was not registered is an error that names it")
    func unregistered() throws {
        let failure = try #require(throws: ReuseFailure.self) { try table.reusableCell(for: first, cellType: TrackCell.self) }
        #expect(failure.description.contains("TrackCell"))
    }
}
