/// The changes of a batch sorted by what they do, each place at most once a sort.
struct ListTally {
    private(set) var deletedSections: Set<Int> = []
    private(set) var insertedSections: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    private(set) var sectionMoves: [Int: Int] = [:]
    private(set) var sectionOrigins: [Int: Int] = [:]
    private(set) var deletedItems: Set<IndexPath> = []
    private(set) var insertedItems: Set<IndexPath> = []
    private(set) var reloadedItems: Set<IndexPath> = []
    private(set) var itemMoves: [IndexPath: IndexPath] = [:]
    private(set) var itemOrigins: [IndexPath: IndexPath] = [:]

    /// Sorts the changes of a batch; throws where one place is deleted, inserted or moved twice.
    ///
    /// To reload a place twice is no more than to reload it.
    init(_ batch: ListBatch, in list: ListUpdateFailure.List) throws(ListUpdateFailure) {
        for change in batch.changes { try add(change, in: list) }
    }

    private mutating func add(_ change: ListChange, in list: ListUpdateFailure.List) throws(ListUpdateFailure) {
        switch change {
        case .insertSections(let sections): insertedSections.formUnion(sections)
        case .deleteSections(let sections): deletedSections.formUnion(sections)
        case .reloadSections(let sections): reloadedSections.formUnion(sections)
        case .moveSection(let from, let to): try moveSection(from: from, to: to, in: list)
        case .insertItems(let paths): for path in paths { try Self.add(path, to: &insertedItems, in: list) }
        case .deleteItems(let paths): for path in paths { try Self.add(path, to: &deletedItems, in: list) }
        case .reloadItems(let paths): reloadedItems.formUnion(paths)
        case .moveItem(let from, let to): try moveItem(from: from, to: to, in: list)
        }
    }

    private static func add(
        _ path: IndexPath, to paths: inout Set<IndexPath>, in list: ListUpdateFailure.List
    ) throws(ListUpdateFailure) {
        if !paths.insert(path).inserted { throw ListUpdateFailure(list, .twice) }
    }

    private mutating func moveSection(from: Int, to: Int, in list: ListUpdateFailure.List) throws(ListUpdateFailure) {
        if sectionMoves.updateValue(to, forKey: from) != nil { throw ListUpdateFailure(list, .twice) }
        if let other = sectionOrigins.updateValue(from, forKey: to) {
            throw ListUpdateFailure(list, .moveBoth(.section(other), .section(from), to: .section(to)))
        }
    }

    private mutating func moveItem(from: IndexPath, to: IndexPath, in list: ListUpdateFailure.List) throws(ListUpdateFailure) {
        if itemMoves.updateValue(to, forKey: from) != nil { throw ListUpdateFailure(list, .twice) }
        if let other = itemOrigins.updateValue(from, forKey: to) {
            throw ListUpdateFailure(list, .moveBoth(.item(other), .item(from), to: .item(to)))
        }
    }

    /// Where the sections go: what the batch says of them, and nothing of the items.
    func sectionPlaces(from oldCount: Int, to newCount: Int) -> PlaceMap {
        PlaceMap(
            from: oldCount, to: newCount, deleted: Array(deletedSections), inserted: Array(insertedSections),
            moves: sectionMoves.map { (from: $0.key, to: $0.value) })
    }
}
