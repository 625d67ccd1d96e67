@testable import HeadlessViews
import Testing

/// The text with which a list of some counts refuses changes; nil where it takes them.
private func refusal(
    _ changes: [ListChange], from old: [Int], to new: [Int], in list: ListUpdateFailure.List = .table
) -> String? {
    do throws(ListUpdateFailure) {
        _ = try ListBatch(changes).transition(from: ListShape(old), to: ListShape(new), in: list)
        return nil
    } catch {
        return error.text
    }
}

private func indexPath(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

@Suite("Batches that contradict themselves or the data source")
struct ListUpdateFailureTests {
    @Test("A77 Rows that do not add up")
    func rowCount() {
        let changes: [ListChange] = [
            .insertItems([indexPath(0, 0), indexPath(0, 1)]), .deleteItems([indexPath(0, 1)]),
            .moveItem(from: indexPath(1, 0), to: indexPath(0, 3)),
        ]
        #expect(
            refusal(changes, from: [3, 1], to: [9, 0]) == """
                Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the \
                update (9) must be equal to the number of rows contained in that section before the update (3), plus or minus the \
                number of rows inserted or deleted from that section (2 inserted, 1 deleted) and plus or minus the number of rows \
                moved into or out of that section (1 moved in, 0 moved out).
                """)
    }

    @Test("A77 A collection view says items")
    func itemCount() {
        #expect(
            refusal([.moveItem(from: indexPath(1, 0), to: indexPath(0, 0))], from: [0, 2], to: [1, 2], in: .collection) == """
                Invalid update: invalid number of items in section 1.  The number of items contained in an existing section after \
                the update (2) must be equal to the number of items contained in that section before the update (2), plus or minus \
                the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of \
                items moved into or out of that section (0 moved in, 1 moved out).
                """)
    }

    @Test("A77 A reload counts as an insert and a delete")
    func reloadedRowCount() throws {
        let text = try #require(refusal([.reloadItems([indexPath(0, 0)])], from: [2], to: [3]))
        #expect(text.contains("(1 inserted, 1 deleted)"))
    }

    @Test("A77 No change at all explains no other count")
    func emptyBatch() throws {
        #expect(refusal([], from: [2], to: [2]) == nil)
        #expect(try #require(refusal([], from: [2], to: [3])).contains("(0 inserted, 0 deleted)"))
    }

    @Test(
        "A78 Sections that do not add up",
        arguments: zip([ListUpdateFailure.List.table, .collection], ["table view", "collection view"]))
    func sectionCount(list: ListUpdateFailure.List, view: String) {
        #expect(
            refusal([], from: [], to: [0], in: list) == """
                Invalid update: invalid number of sections.  The number of sections contained in the \(view) after the update (1) \
                must be equal to the number of sections contained in the \(view) before the update (0), plus or minus the number of \
                sections inserted or deleted (0 inserted, 0 deleted).
                """)
    }

    @Test("A80 Places that are not there")
    func bounds() {
        #expect(
            refusal([.deleteItems([indexPath(0, 2)])], from: [1], to: [0])
                == "attempt to delete row 2 from section 0 which only contains 1 rows before the update")
        #expect(
            refusal([.deleteItems([indexPath(0, 0)])], from: [], to: [])
                == "attempt to delete row 0 from section 0, but there are only 0 sections before the update")
        #expect(
            refusal([.insertItems([indexPath(0, 0)])], from: [0], to: [0], in: .collection)
                == "attempt to insert item 0 into section 0, but there are only 0 items in section 0 after the update")
        #expect(
            refusal([.insertItems([indexPath(1, 0)])], from: [0], to: [1], in: .collection)
                == "attempt to insert item 0 into section 1, but there are only 1 sections after the update")
        #expect(
            refusal([.deleteSections([3])], from: [0, 0, 0], to: [0, 0])
                == "attempt to delete section 3, but there are only 3 sections before the update")
        #expect(
            refusal([.insertSections([4])], from: [0, 0, 0], to: [0, 0, 0, 0])
                == "attempt to insert section 4 but there are only 4 sections after the update")
    }

    @Test("A80 To reload what is not there is to delete it")
    func reloadBounds() {
        #expect(
            refusal([.reloadItems([indexPath(0, 7)])], from: [1], to: [1])
                == "attempt to delete row 7 from section 0 which only contains 1 rows before the update")
        #expect(
            refusal([.reloadSections([1])], from: [1], to: [1])
                == "attempt to delete section 1, but there are only 1 sections before the update")
    }

    @Test("Moves from and to what is not there")
    func moveBounds() {
        #expect(
            refusal([.moveItem(from: indexPath(2, 0), to: indexPath(0, 0))], from: [1, 1, 0], to: [1, 1, 0]) == """
                attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 2 - 0}) that does not exist - there are only 0 rows \
                in section 2 before the update
                """)
        #expect(
            refusal([.moveItem(from: indexPath(1, 0), to: indexPath(0, 2))], from: [2, 1], to: [2, 1]) == """
                attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 1 - 0}) to index path (<NSIndexPath: 0x0> {length = \
                2, path = 0 - 2}) that does not exist - there are only 2 rows in section 0 after the update
                """)
        #expect(
            refusal([.moveItem(from: indexPath(9, 0), to: indexPath(0, 0))], from: [1], to: [1]) == """
                attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 9 - 0}) from a section that does not exist - there \
                are only 1 sections before the update
                """)
        #expect(
            refusal([.moveSection(from: 0, to: 5)], from: [1, 1], to: [1, 1])
                == "attempt to move section 0 to section 5, but there are only 2 sections after the update")
    }

    @Test("A80 A place that is changed in two ways")
    func contradictions() {
        let first = indexPath(0, 0)
        let move = ListChange.moveItem(from: first, to: indexPath(0, 1))
        #expect(
            refusal([move, .insertItems([indexPath(0, 1)])], from: [2], to: [3])
                == "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 1})")
        #expect(
            refusal([move, .deleteItems([first])], from: [2], to: [2])
                == "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 0})"
        )
        #expect(
            refusal([move, .reloadItems([first])], from: [2], to: [2])
                == "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 0})"
        )
        #expect(
            refusal([.deleteItems([first]), .reloadItems([first])], from: [2], to: [1])
                == "Attempt to delete and reload the same index path")
    }

    @Test("A section that is changed in two ways")
    func sectionContradictions() {
        let move = ListChange.moveSection(from: 0, to: 1)
        #expect(
            refusal([move, .insertSections([1])], from: [0, 0], to: [0, 0, 0])
                == "attempt to perform an insert and a move to the same section (1)")
        #expect(
            refusal([move, .deleteSections([0])], from: [0, 0], to: [0, 0])
                == "attempt to perform a delete and a move from the same section (0)")
        #expect(
            refusal([.reloadSections([0]), .deleteSections([0])], from: [0, 0], to: [0])
                == "Attempt to delete and reload the same section (0)")
        #expect(
            refusal([move, .moveSection(from: 2, to: 1)], from: [0, 0, 0], to: [0, 0, 0])
                == "attempt to move both section (0) and section (2) to section (1)")
    }

    @Test("One change made twice")
    func repetitions() {
        let first = indexPath(0, 0)
        let twice = "Attempt to create two animations for cell"
        #expect(refusal([.deleteItems([first, first])], from: [3], to: [2]) == twice)
        #expect(refusal([.insertItems([first]), .insertItems([first])], from: [3], to: [4]) == twice)
        #expect(
            refusal([.moveItem(from: first, to: indexPath(0, 1)), .moveItem(from: first, to: indexPath(0, 2))], from: [3], to: [3])
                == twice)
        #expect(
            refusal(
                [.moveItem(from: first, to: indexPath(0, 2)), .moveItem(from: indexPath(0, 1), to: indexPath(0, 2))], from: [3],
                to: [3])
                    == """
                    attempt to move both row at index path <NSIndexPath: 0x0> {length = 2, path = 0 - 0} and <NSIndexPath: 0x0> {length = \
                    2, path = 0 - 1} to <NSIndexPath: 0x0> {length = 2, path = 0 - 2}
                    """)
        #expect(refusal([.reloadItems([first, first]), .reloadItems([first])], from: [1], to: [1]) == nil)
    }

    @Test("A80 Moves out of sections that go and into sections that come")
    func moveAcrossSections() {
        #expect(
            refusal([.insertSections([2]), .moveItem(from: indexPath(0, 0), to: indexPath(2, 0))], from: [1, 0], to: [0, 0, 1])
                == "cannot move a row into a newly inserted section (2)")
        #expect(
            refusal([.deleteSections([0]), .moveItem(from: indexPath(0, 0), to: indexPath(0, 0))], from: [1, 0], to: [1])
                == "cannot move a row from a deleted section")
        #expect(
            refusal(
                [.reloadSections([0]), .moveItem(from: indexPath(0, 0), to: indexPath(1, 0))], from: [1, 0], to: [0, 1],
                in: .collection)
                == "cannot move an item from a deleted section")
    }

    @Test("What comes or goes with its section may be named once more")
    func redundantChanges() {
        #expect(refusal([.deleteSections([0]), .deleteItems([indexPath(0, 0), indexPath(0, 1)])], from: [2, 1], to: [1]) == nil)
        #expect(refusal([.insertSections([0]), .insertItems([indexPath(0, 0)])], from: [], to: [4]) == nil)
        #expect(
            refusal([.reloadSections([0]), .deleteItems([indexPath(0, 0)]), .reloadItems([indexPath(0, 1)])], from: [2], to: [7])
                == nil)
    }

    @Test("A77 Ends the process with UIKit's exception")
    func raises() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ListUpdateFailure(.table, .moveFromDeletedSection).raise()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("NSInternalInconsistencyException: cannot move a row from a deleted section"))
    }
}
