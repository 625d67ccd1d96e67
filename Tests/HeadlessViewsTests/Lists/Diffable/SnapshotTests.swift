@testable import HeadlessViews
import Testing

private typealias Contents = DiffableContents<String, Int>

/// The text with which a change to contents is refused; nil where it is made.
private func refusal(_ contents: Contents, _ change: (inout Contents) throws(DiffableFailure) -> Void) -> String? {
    var contents = contents
    do throws(DiffableFailure) {
        try change(&contents)
        return nil
    } catch {
        return error.text
    }
}

private func contents(_ sections: KeyValuePairs<String, [Int]>) -> Contents {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
    }
    return snapshot.contents
}

@Suite("Snapshots of a list")
struct SnapshotTests {
    @Test("F27 A section that is there already is refused")
    func sectionTwice() {
        #expect(
            refusal(contents(["a": []])) { contents throws(DiffableFailure) in try contents.insertSections(["a"], at: 1) } == """
                Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the snapshot. \
                Identifiers in a snapshot must be unique. Section identifier that already exists: a
                """)
        let two = refusal(contents(["a": [], "b": []])) { contents throws(DiffableFailure) in
            try contents.insertSections(["b", "a"], at: 0)
        }
        #expect(two?.contains("2 section identifiers that already exist in the snapshot.") == true)
        #expect(two?.hasSuffix("Section identifiers that already exist: (\n    b,\n    a\n)") == true)
    }

    @Test("F30 Identifiers that are handed over twice are named")
    func duplicates() {
        #expect(
            refusal(contents(["a": []])) { contents throws(DiffableFailure) in
                _ = try contents.appendItems([1, 2, 2, 1, 1], to: nil)
            }
                == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2,\n    1\n)}")
        #expect(
            refusal(contents([:])) { contents throws(DiffableFailure) in try contents.insertSections(["a", "a"], at: 0) }
                == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}")
    }

    @Test("F31 An item that is there already moves")
    func appendAgain() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3, 1], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1])
        #expect(snapshot.numberOfItems == 3)
    }

    @Test("F31 The message names the items and the breakpoint")
    func appendAgainText() {
        let text = DiffableFailure.itemsExist(["1", "2"])
        #expect(
            text.hasPrefix(
                """
                Diffable data source detected an attempt to insert or append 2 item identifiers that already exist in the snapshot. The \
                existing item identifiers will be moved into place instead, but this operation will be more expensive.
                """))
        #expect(text.contains("BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS"))
        #expect(text.hasSuffix("Item identifiers that already exist: (\n    1,\n    2\n)"))
    }

    @Test("F31 The message reaches the standard error stream")
    func appendAgainLog() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1])
            snapshot.appendItems([1])
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("insert or append 1 item identifier that already exists in the snapshot."))
    }

    @Test("F32 Items need a section, and one that is there")
    func unknownSection() {
        #expect(
            refusal(contents([:])) { contents throws(DiffableFailure) in _ = try contents.appendItems([1], to: nil) }
                == "There are currently no sections in the data source. Please add a section first.")
        #expect(
            refusal(contents(["a": []])) { contents throws(DiffableFailure) in _ = try contents.appendItems([1], to: "b") }
                == "Invalid parameter not satisfying: section != NSNotFound")
        #expect(
            refusal(contents(["a": [1]])) { contents throws(DiffableFailure) in
                _ = try contents.insertItems([2], beside: 3, after: true)
            } == "Invalid parameter not satisfying: section != NSNotFound")
    }

    @Test("F30 Items that are handed over twice end the process")
    func duplicatesTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 1])
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            words.contains(
                """
                NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
                    1
                )}
                """))
    }

    @Test("F32 Items without a section end the process")
    func noSectionTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            words.contains(
                "NSInternalInconsistencyException: There are currently no sections in the data source. Please add a section first.")
        )
    }

    @Test("F33 The items of an unknown section cannot be asked for")
    func itemsOfUnknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSDiffableDataSourceSnapshot<String, Int>().itemIdentifiers(inSection: "a")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            words.contains(
                """
                NSInternalInconsistencyException: Section identifier was not found. You can verify the section exists by calling the \
                indexOfSectionIdentifier API (which has O(1) performance)
                """))
    }

    @Test("F33 An empty section has no items; the number of an unknown one's cannot be asked for")
    func numberInUnknownSection() async {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        #expect(snapshot.numberOfItems(inSection: "a") == 0)
        await #expect(processExitsWith: .failure) {
            _ = NSDiffableDataSourceSnapshot<String, Int>().numberOfItems(inSection: "a")
        }
    }

    @Test("F35 What is not there cannot be reloaded")
    func reloadUnknown() {
        #expect(
            refusal(contents(["a": [1]])) { contents throws(DiffableFailure) in try contents.reloadItems([2]) }
                == "Attempted to reload item identifier that does not exist in the snapshot: 2")
        #expect(
            refusal(contents(["a": [1]])) { contents throws(DiffableFailure) in try contents.reconfigureItems([2]) }
                == "Attempted to reconfigure item identifier that does not exist in the snapshot: 2")
        #expect(
            refusal(contents(["a": [1]])) { contents throws(DiffableFailure) in try contents.reloadSections(["b"]) } != nil)
    }

    @Test("Moves from and to what is not there")
    func unknownMoves() {
        let list = contents(["a": [1], "b": []])
        let places: [(String?, String)] = [
            (refusal(list) { list throws(DiffableFailure) in try list.moveItem(9, beside: 1, after: true) }, "fromIndex"),
            (refusal(list) { list throws(DiffableFailure) in try list.moveItem(1, beside: 9, after: true) }, "toIndex"),
            (refusal(list) { list throws(DiffableFailure) in try list.moveSection("z", beside: "a", after: true) }, "fromSection"),
            (refusal(list) { list throws(DiffableFailure) in try list.moveSection("a", beside: "z", after: true) }, "toSection"),
            (
                refusal(list) { list throws(DiffableFailure) in try list.insertSections(["c"], beside: "z", after: true) },
                "insertIndex"
            ),
        ]
        for (text, index) in places { #expect(text == "Invalid parameter not satisfying: \(index) != NSNotFound") }
    }

    @Test("What is put beside itself is refused")
    func besideItself() {
        let list = contents(["a": [1, 2], "b": []])
        #expect(
            refusal(list) { list throws(DiffableFailure) in _ = try list.insertItems([3, 1], beside: 1, after: true) } == """
                Invalid update: destination for insertion operation [1] is in the insertion identifier list for update: \
                <_UIDiffableDataSourceUpdate 0x0 - action: INS; destinationIdentifier:1; destIsSection: 0; identifiers: [3, 1]>.
                """)
        #expect(refusal(list) { list throws(DiffableFailure) in try list.moveItem(1, beside: 1, after: true) } != nil)
        #expect(refusal(list) { list throws(DiffableFailure) in try list.moveSection("a", beside: "a", after: true) } != nil)
    }

    @Test("Marks are kept in order, each once, and go with what they mark")
    func marks() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "b")
        snapshot.reloadItems([3, 1])
        snapshot.reloadItems([1, 2])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        snapshot.deleteItems([1])
        #expect(snapshot.reloadedItemIdentifiers == [3, 2])
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers.isEmpty)
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    @Test("To delete all items deletes the sections too")
    func deleteAll() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.indexOfItem(1) == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    }

    @Test("A copy is independent, lookups that were made before it included")
    func copies() {
        var one = NSDiffableDataSourceSnapshot<String, Int>()
        one.appendSections(["a"])
        one.appendItems([1, 2, 3])
        #expect(one.indexOfItem(3) == 2)
        var other = one
        other.deleteItems([1])
        #expect(one.indexOfItem(3) == 2)
        #expect(other.indexOfItem(3) == 1)
        #expect(other.indexOfItem(1) == nil)
    }
}
