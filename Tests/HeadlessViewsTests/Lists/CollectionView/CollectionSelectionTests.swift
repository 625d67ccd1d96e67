@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Collection views: selection and highlight")
struct CollectionSelectionTests {
    private let gallery = Gallery([10])
    private let view: UICollectionView
    private let window: UIWindow

    init() {
        (view, window) = shownCollection(gallery, rowLayout(40))
        gallery.clearLog()
    }

    @Test("A87 A88 A tap highlights, asks, selects and ends the highlight, in that order")
    func tap() {
        #expect(view.tapItem(at: itemPath(0, 1)))
        #expect(gallery.log == ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect", "didUnhighlight"].map { "\($0) 0.1" })
        #expect(view.cellForItem(at: itemPath(0, 1))?.isSelected == true)
        #expect(view.indexPathsForSelectedItems == [itemPath(0, 1)])
    }

    @Test("A88 Another tap deselects what was selected, where one item can be")
    func replacing() {
        view.tapItem(at: itemPath(0, 1))
        gallery.clearLog()
        view.tapItem(at: itemPath(0, 2))
        #expect(
            gallery.log == [
                "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2", "didUnhighlight 0.2",
            ])
        #expect(view.cellForItem(at: itemPath(0, 1))?.isSelected == false)
    }

    @Test("A88 Where several can be selected, a tap on a selected item asks and deselects it")
    func several() {
        view.allowsMultipleSelection = true
        view.tapItem(at: itemPath(0, 3))
        view.tapItem(at: itemPath(0, 1))
        #expect(view.indexPathsForSelectedItems == [itemPath(0, 1), itemPath(0, 3)])
        gallery.clearLog()
        view.tapItem(at: itemPath(0, 3))
        #expect(gallery.log.suffix(3) == ["shouldDeselect 0.3", "didDeselect 0.3", "didUnhighlight 0.3"])
        #expect(view.indexPathsForSelectedItems == [itemPath(0, 1)])
        gallery.forbidden = ["shouldDeselect"]
        view.tapItem(at: itemPath(0, 1))
        #expect(view.indexPathsForSelectedItems == [itemPath(0, 1)])
    }

    @Test("A89 What may not be highlighted cannot be tapped, what may not be selected is only highlighted")
    func forbidden() {
        gallery.forbidden = ["shouldHighlight"]
        #expect(!view.tapItem(at: itemPath(0, 1)))
        #expect(gallery.log == ["shouldHighlight 0.1"])
        gallery.forbidden = ["shouldSelect"]
        #expect(view.tapItem(at: itemPath(0, 1)))
        #expect(view.indexPathsForSelectedItems?.isEmpty != false)
        #expect(gallery.log.last == "didUnhighlight 0.1")
    }

    @Test("A cell is highlighted while a finger is on it, and as it was when that is taken away")
    func highlight() {
        view.touchDown(onItemAt: itemPath(0, 1))
        #expect(view.cellForItem(at: itemPath(0, 1))?.isHighlighted == true)
        view.cancelTouch()
        #expect(view.cellForItem(at: itemPath(0, 1))?.isHighlighted == false)
        #expect(view.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test("A90 Selecting in code calls no delegate method")
    func silence() {
        view.selectItem(at: itemPath(0, 1), animated: false, scrollPosition: [])
        #expect(view.cellForItem(at: itemPath(0, 1))?.isSelected == true)
        view.deselectItem(at: itemPath(0, 1), animated: false)
        #expect(view.cellForItem(at: itemPath(0, 1))?.isSelected == false)
        #expect(gallery.log.isEmpty)
    }

    @Test("A91 Selecting does nothing where it is not allowed, and replaces where one item can be selected")
    func allowed() {
        view.selectItem(at: itemPath(0, 1), animated: false, scrollPosition: [])
        view.selectItem(at: itemPath(0, 2), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [itemPath(0, 2)])
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems?.isEmpty != false)
        view.allowsSelection = false
        view.selectItem(at: itemPath(0, 1), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems?.isEmpty != false)
        #expect(!view.tapItem(at: itemPath(0, 1)))
    }

    @Test("A40 Without a selection the list is empty, or nil")
    func none() { #expect(view.indexPathsForSelectedItems?.isEmpty != false) }

    @Test("A92 Setting a cell's isSelected selects nothing")
    func byHand() {
        view.cellForItem(at: itemPath(0, 1))?.isSelected = true
        #expect(view.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test("A93 A reload clears the selection")
    func reload() {
        view.tapItem(at: itemPath(0, 1))
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.indexPathsForSelectedItems?.isEmpty != false)
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("A cell that comes into sight shows whether its item is selected")
    func scrolling() {
        let (view, window) = shownCollection(Gallery([100]), rowLayout())
        view.selectItem(at: itemPath(0, 50), animated: false, scrollPosition: .top)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 5000)
        #expect(view.cellForItem(at: itemPath(0, 50))?.isSelected == true)
        #expect(view.cellForItem(at: itemPath(0, 51))?.isSelected == false)
        withExtendedLifetime(window) {}
    }

    @Test("A98 Without a selected background, a selected cell looks like any other")
    func look() throws {
        let cell = try #require(view.cellForItem(at: itemPath(0, 1)))
        let subviews = cell.subviews
        view.tapItem(at: itemPath(0, 1))
        #expect(cell.subviews == subviews)
    }

    @Test("Editing has rules of its own for selection, and shows in the cells' state")
    func editing() throws {
        view.isEditing = true
        #expect(!view.tapItem(at: itemPath(0, 1)))
        view.allowsSelectionDuringEditing = true
        view.allowsMultipleSelectionDuringEditing = true
        view.tapItem(at: itemPath(0, 1))
        view.tapItem(at: itemPath(0, 2))
        #expect(view.indexPathsForSelectedItems?.count == 2)
        #expect(view.cellForItem(at: itemPath(0, 1))?.configurationState.isEditing == true)
        view.isEditing = false
        #expect(view.cellForItem(at: itemPath(0, 1))?.configurationState.isEditing == false)
    }
}
