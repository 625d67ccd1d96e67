@testable import HeadlessViews
import Testing

private func indexPath(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

@Suite("Where a batch leaves sections and items")
struct ListTransitionTests {
    @Test("A46 Deletes name places before the batch, inserts places after it")
    func deleteAndInsert() throws {
        let batch = ListBatch([.insertItems([indexPath(0, 1)]), .deleteItems([indexPath(0, 1)])])
        let transition = try batch.transition(from: ListShape([3]), to: ListShape([3]), in: .table)
        #expect(transition.newIndexPath(of: indexPath(0, 1)) == nil)
        #expect(transition.oldIndexPath(of: indexPath(0, 1)) == nil)
        #expect(transition.newIndexPath(of: indexPath(0, 2)) == indexPath(0, 2))
    }

    @Test("A46 A reload names a place before the batch")
    func reload() throws {
        let batch = ListBatch([.deleteItems([indexPath(0, 0)]), .reloadItems([indexPath(0, 2)])])
        let transition = try batch.transition(from: ListShape([3]), to: ListShape([2]), in: .table)
        #expect(transition.isReloaded(old: indexPath(0, 2)))
        #expect(!transition.isReloaded(old: indexPath(0, 1)))
        #expect(transition.newIndexPath(of: indexPath(0, 2)) == indexPath(0, 1))
    }

    @Test("A47 A move leads to a place after the batch")
    func move() throws {
        let batch = ListBatch([.moveItem(from: indexPath(0, 0), to: indexPath(1, 1)), .insertItems([indexPath(1, 0)])])
        let transition = try batch.transition(from: ListShape([2, 1]), to: ListShape([1, 3]), in: .table)
        #expect(transition.newIndexPath(of: indexPath(0, 0)) == indexPath(1, 1))
        #expect(transition.oldIndexPath(of: indexPath(1, 1)) == indexPath(0, 0))
        #expect(transition.newIndexPath(of: indexPath(0, 1)) == indexPath(0, 0))
        #expect(transition.newIndexPath(of: indexPath(1, 0)) == indexPath(1, 2))
    }

    @Test("Items go with their section")
    func moveSection() throws {
        let batch = ListBatch([.moveSection(from: 0, to: 2), .deleteItems([indexPath(0, 0)])])
        let transition = try batch.transition(from: ListShape([3, 1, 1]), to: ListShape([1, 1, 2]), in: .table)
        #expect(transition.newSection(of: 0) == 2)
        #expect(transition.newSection(of: 1) == 0)
        #expect(transition.newIndexPath(of: indexPath(0, 2)) == indexPath(2, 1))
        #expect(transition.oldIndexPath(of: indexPath(2, 0)) == indexPath(0, 1))
    }

    @Test("Items of a deleted section are gone")
    func deleteSection() throws {
        let batch = ListBatch([.deleteSections([0])])
        let transition = try batch.transition(from: ListShape([2, 2]), to: ListShape([2]), in: .table)
        #expect(transition.newIndexPath(of: indexPath(0, 1)) == nil)
        #expect(transition.newIndexPath(of: indexPath(1, 1)) == indexPath(0, 1))
    }

    @Test("A reloaded section may have any number of items")
    func reloadSection() throws {
        let batch = ListBatch([.reloadSections([1])])
        let transition = try batch.transition(from: ListShape([1, 3]), to: ListShape([1, 2]), in: .table)
        #expect(transition.isReloadedSection(old: 1))
        #expect(transition.isReloaded(old: indexPath(1, 2)))
        #expect(transition.newIndexPath(of: indexPath(1, 1)) == indexPath(1, 1))
        #expect(transition.newIndexPath(of: indexPath(1, 2)) == nil)
    }

    @Test("A path that was never there went nowhere")
    func unknownPath() throws {
        let transition = try ListBatch().transition(from: ListShape([1]), to: ListShape([1]), in: .table)
        #expect(transition.newIndexPath(of: indexPath(0, 1)) == nil)
        #expect(transition.newIndexPath(of: indexPath(4, 0)) == nil)
        #expect(transition.oldIndexPath(of: IndexPath(index: 0)) == nil)
        #expect(transition.newSection(of: -1) == nil)
    }

    @Test("A batch of few changes to a million rows")
    func manyRows() throws {
        let batch = ListBatch([.deleteItems([indexPath(0, 10)]), .insertItems([indexPath(0, 999_999)])])
        let shape = ListShape([1_000_000])
        let transition = try batch.transition(from: shape, to: shape, in: .table)
        #expect(transition.newIndexPath(of: indexPath(0, 999_999)) == indexPath(0, 999_998))
        #expect(transition.newIndexPath(of: indexPath(0, 9)) == indexPath(0, 9))
    }
}
