@testable import HeadlessViews
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
    }
    return snapshot
}

private func changes(from old: Snapshot, to new: Snapshot) -> [ListChange] {
    old.contents.difference(to: new.contents).batch.changes
}

private func indexPath(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

@Suite("What differs between two snapshots")
struct DiffableDifferenceTests {
    @Test("The same snapshot differs in nothing")
    func same() {
        let one = snapshot(["a": [1, 2], "b": []])
        #expect(changes(from: one, to: one).isEmpty)
    }

    @Test("F28 One item that goes to the end is one move")
    func oneMove() {
        let old = snapshot(["a": Array(0..<100)])
        let new = snapshot(["a": Array(1..<100) + [0]])
        #expect(changes(from: old, to: new) == [.moveItem(from: indexPath(0, 0), to: indexPath(0, 99))])
    }

    @Test("What is pushed aside does not move")
    func noMove() {
        let old = snapshot(["a": [1, 2, 3]])
        let new = snapshot(["a": [9, 2, 3, 8]])
        #expect(
            changes(from: old, to: new) == [.deleteItems([indexPath(0, 0)]), .insertItems([indexPath(0, 0), indexPath(0, 3)])])
    }

    @Test("An item moves from one section to another")
    func moveAcross() {
        let old = snapshot(["a": [1, 2], "b": [3]])
        let new = snapshot(["a": [1], "b": [2, 3]])
        #expect(changes(from: old, to: new) == [.moveItem(from: indexPath(0, 1), to: indexPath(1, 0))])
    }

    @Test("An item of a section that goes is deleted with it, and inserted where it is now")
    func leaveDeletedSection() {
        let old = snapshot(["a": [1], "b": [2]])
        let new = snapshot(["b": [2, 1]])
        #expect(changes(from: old, to: new) == [.deleteSections([0]), .insertItems([indexPath(0, 1)])])
    }

    @Test("One section that goes to the front is one move")
    func moveSection() {
        let old = snapshot(["a": [1], "b": [2], "c": [3]])
        let new = snapshot(["c": [3], "a": [1], "b": [2]])
        #expect(changes(from: old, to: new) == [.moveSection(from: 2, to: 0)])
    }

    @Test("A marked item is reloaded; one that moves too is deleted and inserted")
    func reload() {
        let old = snapshot(["a": [1, 2, 3]])
        var stays = old
        stays.reloadItems([2])
        #expect(changes(from: old, to: stays) == [.reloadItems([indexPath(0, 1)])])
        var moves = snapshot(["a": [2, 3, 1]])
        moves.reloadItems([1])
        #expect(changes(from: old, to: moves) == [.deleteItems([indexPath(0, 0)]), .insertItems([indexPath(0, 2)])])
    }

    @Test("A marked section is reloaded, and its items are not looked at")
    func reloadSection() {
        let old = snapshot(["a": [1, 2], "b": [3]])
        var new = snapshot(["a": [2, 9], "b": [3, 1]])
        new.reloadSections(["a"])
        #expect(changes(from: old, to: new) == [.reloadSections([0]), .insertItems([indexPath(1, 1)])])
    }

    @Test("A marked item that is new is not reloaded")
    func reloadNewItem() {
        let old = snapshot(["a": [1]])
        var new = snapshot(["a": [1, 2]])
        new.reloadItems([2])
        #expect(changes(from: old, to: new) == [.insertItems([indexPath(0, 1)])])
    }

    @Test("An item to be shown anew is named by where it is afterwards")
    func reconfigure() {
        let old = snapshot(["a": [1, 2]])
        var new = snapshot(["a": [0, 1, 2]])
        new.reconfigureItems([2, 0])
        #expect(old.contents.difference(to: new.contents).reconfigured == [indexPath(0, 2)])
    }

    @Test(
        "The longest increasing run is found",
        arguments: zip(
            [[], [1], [3, 1, 2], [0, 8, 4, 12, 2, 10, 6, 14], [5, 4, 3]], [[], [1], [1, 2], [0, 2, 6, 14], [3]]))
    func longestRun(elements: [Int], run: [Int]) {
        let found = elements.longestIncreasingPositions.map { elements[$0] }
        #expect(found.count == run.count)
        #expect(found == found.sorted())
    }
}
