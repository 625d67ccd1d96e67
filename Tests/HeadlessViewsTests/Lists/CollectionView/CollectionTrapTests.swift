@_spi(Headless) @testable import HeadlessViews
import Testing

/// The last words of a process.
private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Ends the process at the latest when the views of a gallery are laid out.
@MainActor private func layOut(_ layout: UICollectionViewLayout = rowLayout(), _ prepare: (Gallery) -> Void) {
    let gallery = Gallery([4])
    prepare(gallery)
    let (view, window) = shownCollection(gallery, layout)
    withExtendedLifetime((view, window)) {}
}

@Suite("Misuse of collection views traps with UIKit's words")
struct CollectionTrapTests {
    @Test("A70 P47 A cell that was not dequeued")
    func notDequeued() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            layOut { $0.cell = { _, _ in UICollectionViewCell(frame: .zero) } }
        }
        #expect(
            words(result).contains(
                """
                NSInternalInconsistencyException: the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
                reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
                """))
    }

    @Test("A71 A supplementary view that the data source does not have")
    func noSupplementaryView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: rowLayout { $0.headerReferenceSize = CGSize(width: 0, height: 30) })
            let source = BareSource()
            view.dataSource = source
            view.layoutIfNeeded()
        }
        #expect(
            words(result).contains(
                """
                the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
                (UICollectionElementKindSectionHeader,<NSIndexPath: 0x0> {length = 2, path = 0 - 0}) was not retrieved by calling \
                -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))
                """))
    }

    @Test("A20 A72 P45 P46 Two cells dequeued for one item")
    func twoCells() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            layOut {
                $0.cell = { view, path in
                    _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                    return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                }
            }
        }
        #expect(
            words(result).contains(
                """
                NSInternalInconsistencyException: Expected dequeued view to be returned to the collection view in preparation for \
                display. When the collection view's data source is asked to provide a view for a given index path, ensure that a \
                single view is dequeued and returned to the collection view.
                """))
        #expect(words(result).contains("Dequeued view: <LoggingItem: 0x"))
        #expect(words(result).contains("; Collection view: <UICollectionView: 0x"))
    }

    @Test("A20 P46 A cell dequeued though none was asked for, as to measure with it")
    func sizingCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = Gallery([4])
            let (view, window) = shownCollection(gallery, rowLayout())
            _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: itemPath(0, 0))
            view.setNeedsLayout()
            view.layoutIfNeeded()
            withExtendedLifetime(window) {}
        }
        #expect(words(result).contains("Avoid dequeuing views without a request from the collection view."))
    }

    @Test("A73 P44 A registration made while a cell is asked for")
    func registrationInProvider() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            layOut {
                $0.cell = { view, path in
                    let registration = UICollectionView.CellRegistration<LoggingItem, Int> { _, _, _ in }
                    return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
                }
            }
        }
        #expect(
            words(result).contains(
                """
                Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or \
                inside a UICollectionViewDiffableDataSource cell provider.
                """))
        #expect(
            words(result).contains(
                "Registrations should be created up front and reused. Registration: <UICollectionViewCellRegistration: 0x"))
    }

    @Test("P04 A decoration view that is not registered with the layout")
    func decoration() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            layOut(DecoratedLayout()) { _ in }
        }
        #expect(
            words(result).contains(
                """
                could not dequeue a decoration view of kind: shade - must register as a class or nib or connect a prototype in a \
                storyboard
                """))
    }

    @Test("A77 Items that do not add up")
    func itemCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = Gallery([4])
            let (view, window) = shownCollection(gallery, rowLayout())
            gallery.counts = [6]
            view.insertItems(at: [itemPath(0, 0)])
            withExtendedLifetime(window) {}
        }
        #expect(
            words(result).contains(
                """
                Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the \
                update (6) must be equal to the number of items contained in that section before the update (4), plus or minus the \
                number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items \
                moved into or out of that section (0 moved in, 0 moved out).
                """))
    }

    @Test("A78 Sections that do not add up")
    func sectionCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = Gallery([4])
            let (view, window) = shownCollection(gallery, rowLayout())
            gallery.counts = [4, 1]
            view.reloadItems(at: [itemPath(0, 0)])
            withExtendedLifetime(window) {}
        }
        #expect(
            words(result).contains(
                "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update (2)"
            ))
    }

    @Test("A79 Without a window, items that do not add up are logged, with what is done instead")
    func withoutWindow() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = Gallery([4])
            let (view, _) = shownCollection(gallery, rowLayout())
            view.removeFromSuperview()
            gallery.counts = [6]
            view.insertItems(at: [itemPath(0, 0)])
        }
        #expect(words(result).contains("Invalid update: invalid number of items in section 0."))
        #expect(words(result).contains(" - will perform reloadData."))
    }

    @Test("A80 An item that is not there is deleted")
    func deleteMissing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = Gallery([1])
            let (view, window) = shownCollection(gallery, rowLayout())
            view.deleteItems(at: [itemPath(0, 2)])
            withExtendedLifetime(window) {}
        }
        #expect(words(result).contains("attempt to delete item 2 from section 0 which only contains 1 items before the update"))
    }

    @Test("A82 Attributes of an item that there is not are ignored, and that is logged")
    func missingItem() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = Gallery([1])
            let (view, window) = shownCollection(gallery, BoastfulLayout())
            guard view.visibleCells.count == 1 else { fatalError("the missing item is shown") }
            withExtendedLifetime(window) {}
        }
        #expect(words(result).contains("were received from the layout <BoastfulLayout: 0x"))
        #expect(words(result).contains("but are not valid for the data source counts. Attributes will be ignored."))
    }

    @Test("A83 A layout without attributes for an item to scroll to")
    func noAttributes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = Gallery([1])
            let (view, window) = shownCollection(gallery, UICollectionViewLayout())
            view.scrollToItem(at: itemPath(0, 0), at: .top, animated: false)
            withExtendedLifetime(window) {}
        }
        #expect(
            words(result).contains(
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: <NSIndexPath: 0x0>"))
    }

    @Test("A83 A supplementary view of a section that there is not")
    func noSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: rowLayout())
            _ = view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        }
        #expect(
            words(result).contains(
                """
                request for layout attributes for supplementary view UICollectionElementKindSectionHeader in section 0 when there are \
                only 0 sections in the collection view
                """))
    }

    @Test("An item to scroll to that there is not")
    func scrollOutOfRange() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = Gallery([3])
            let (view, window) = shownCollection(gallery, rowLayout())
            view.scrollToItem(at: itemPath(0, 3), at: .top, animated: false)
            withExtendedLifetime(window) {}
        }
        #expect(
            words(result).contains(
                "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 3 items in section 0."))
    }

    @Test("F22 A negative size")
    func negativeSize() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            layOut(rowLayout(-1)) { _ in }
        }
        #expect(words(result).contains("negative sizes are not supported in the flow layout"))
    }

    @Test("F22 A size of zero is logged")
    func zeroSize() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = .zero
            layOut(layout) { _ in }
        }
        #expect(
            words(result).contains(
                """
                Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at \
                UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. Invalid size: {0, 0}; collection \
                view: <UICollectionView: 0x
                """))
    }

    @Test("F21 An item that is too broad is logged, and whose size it is")
    func tooBroad() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            layOut(rowLayout { $0.itemSize = CGSize(width: 321, height: 50) }) { _ in }
        }
        let text = words(result)
        #expect(text.contains("The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than"))
        #expect(
            text.contains(
                """
                the item width must be less than the width of the UICollectionView minus the section insets left and right values, \
                minus the content insets left and right values.
                The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x
                """))
        #expect(text.contains("UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."))
    }

    @Test("F21 A delegate that gives a size that is too broad is named")
    func tooBroadDelegate() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let gallery = SizedGallery([4])
            gallery.size = { _ in CGSize(width: 400, height: 50) }
            let (view, window) = shownCollection(gallery, UICollectionViewFlowLayout())
            withExtendedLifetime((view, window)) {}
        }
        #expect(words(result).contains("content insets left and right values.\nPlease check the values returned by the delegate.\n"))
    }

    @Test("A70 F36 The text for an item without a cell")
    @MainActor func noCell() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: rowLayout())
        #expect(
            CollectionFailure.noCell(itemPath(0, 2)).text(in: view) == """
                the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index \
                path <NSIndexPath: 0x0> {length = 2, path = 0 - 2}
                """)
    }
}

/// A data source with what it must have, and no more.
private final class BareSource: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
}

/// A layout with a view of its own that it has not registered.
private final class DecoratedLayout: UICollectionViewLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: itemPath(0, 0))
        shade.frame = rect
        return [shade]
    }
}

/// A layout that has a place for an item more than there is.
private final class BoastfulLayout: UICollectionViewLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0...1).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(0, item))
            attributes.frame = CGRect(x: 0, y: 50 * item, width: 50, height: 50)
            return attributes
        }
    }
}
