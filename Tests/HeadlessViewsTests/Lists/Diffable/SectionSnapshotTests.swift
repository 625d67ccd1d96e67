@testable import HeadlessViews
import Testing

private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

/// Fruit with two kinds below it, one of which has a sort of its own, and a root with nothing below it.
private func fruit() -> SectionSnapshot {
    var snapshot = SectionSnapshot()
    snapshot.append(["fruit", "bread"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["russet"], to: "apple")
    return snapshot
}

@Suite("Snapshots of a section")
struct SectionSnapshotTests {
    @Test("Items come before those below them")
    func order() {
        let snapshot = fruit()
        #expect(snapshot.items == ["fruit", "apple", "russet", "pear", "bread"])
        #expect(snapshot.rootItems == ["fruit", "bread"])
        #expect(snapshot.index(of: "pear") == 3)
        #expect(snapshot.index(of: "cake") == nil)
        #expect(snapshot.level(of: "russet") == 2)
        #expect(snapshot.parent(of: "russet") == "apple")
        #expect(snapshot.parent(of: "fruit") == nil)
    }

    @Test("Only what is below expanded items is visible")
    func expansion() {
        var snapshot = fruit()
        #expect(snapshot.visibleItems == ["fruit", "bread"])
        snapshot.expand(["apple"])
        #expect(!snapshot.isVisible("russet"))
        snapshot.expand(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "russet", "pear", "bread"])
        #expect(snapshot.expandedItems == ["fruit", "apple"])
        snapshot.collapse(["apple"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "bread"])
        #expect(!snapshot.isExpanded("apple"))
    }

    @Test("Items are put beside others at their level")
    func insert() {
        var snapshot = fruit()
        snapshot.insert(["plum"], after: "apple")
        snapshot.insert(["cake"], before: "bread")
        #expect(snapshot.items == ["fruit", "apple", "russet", "plum", "pear", "cake", "bread"])
        #expect(snapshot.level(of: "plum") == 1)
        #expect(snapshot.level(of: "cake") == 0)
    }

    @Test("A snapshot is put into another one with all that is below its roots")
    func insertSnapshot() {
        var other = SectionSnapshot()
        other.append(["nuts"])
        other.append(["almond"], to: "nuts")
        other.expand(["nuts"])
        var snapshot = fruit()
        snapshot.insert(other, before: "pear")
        #expect(snapshot.parent(of: "nuts") == "fruit")
        #expect(snapshot.items == ["fruit", "apple", "russet", "nuts", "almond", "pear", "bread"])
        #expect(snapshot.isExpanded("nuts"))
    }

    @Test("What is below an item is taken out with it")
    func delete() {
        var snapshot = fruit()
        snapshot.delete(["apple", "cake"])
        #expect(snapshot.items == ["fruit", "pear", "bread"])
        #expect(!snapshot.contains("russet"))
        snapshot.delete(["fruit", "pear"])
        #expect(snapshot.items == ["bread"])
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty)
    }

    @Test("What is below an item is replaced, and can be had on its own")
    func parts() {
        var snapshot = fruit()
        #expect(snapshot.snapshot(of: "fruit").items == ["apple", "russet", "pear"])
        #expect(snapshot.snapshot(of: "fruit").rootItems == ["apple", "pear"])
        #expect(snapshot.snapshot(of: "apple", includingParent: true).items == ["apple", "russet"])
        #expect(snapshot.snapshot(of: "apple", includingParent: true).level(of: "apple") == 0)
        var sorts = SectionSnapshot()
        sorts.append(["boskoop", "apple"])
        snapshot.replace(childrenOf: "fruit", using: sorts)
        #expect(snapshot.items == ["fruit", "boskoop", "apple", "bread"])
    }

    @Test("The description shows who is below whom")
    func description() {
        var snapshot = fruit()
        snapshot.expand(["fruit"])
        #expect(snapshot.visualDescription() == "- fruit\n  + apple\n    * russet\n  * pear\n* bread")
    }

    @Test("F30 Identifiers in a section's snapshot are unique")
    func duplicates() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["a", "b"])
            snapshot.append(["b"], to: "a")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            words.contains(
                """
                NSInternalInconsistencyException: Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
                    b
                )}
                """))
    }

    @Test("F30 Identifiers that are handed over twice are named")
    func duplicatesAmongArguments() throws {
        #expect(throws: DiffableFailure.notUniqueInSection(["a"])) { try SectionTree(["a", "b", "a"]) }
    }

    @Test("An unknown parent is named")
    func unknownParent() {
        #expect(throws: DiffableFailure.notInSection("z")) {
            var tree = SectionTree<String>()
            try tree.insert(SectionTree(["a"]), under: "z")
        }
    }

    @Test("A hundred thousand levels are no danger")
    func depth() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([0])
        for level in 1..<10_000 { snapshot.append([level], to: level - 1) }
        snapshot.expand([0])
        #expect(snapshot.items.count == 10_000)
        #expect(snapshot.level(of: 9_999) == 9_999)
        snapshot.delete([1])
        #expect(snapshot.items == [0])
    }
}
