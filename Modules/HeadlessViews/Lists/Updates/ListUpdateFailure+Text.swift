extension ListUpdateFailure {
    /// UIKit's text. `A77` `A78` `A80`
    var text: String {
        switch cause {
        case .sectionCount(let before, let after, let inserted, let deleted):
            sectionCountText(before: before, after: after, inserted: inserted, deleted: deleted)
        case .itemCount(let section, let before, let after, let change):
            itemCountText(section, before: before, after: after, change)
        case .deleteSection(let section, let count):
            "attempt to delete section \(section), but there are only \(count) sections before the update"
        case .insertSection(let section, let count):
            "attempt to insert section \(section) but there are only \(count) sections after the update"
        case .moveSection(let from, nil, let count):
            "attempt to move section \(from), but there are only \(count) sections before the update"
        case .moveSection(let from, let to?, let count):
            "attempt to move section \(from) to section \(to), but there are only \(count) sections after the update"
        case .deleteItem(let path, let extent): deleteText(path, extent)
        case .insertItem(let path, let extent): insertText(path, extent)
        case .moveItem(let from, let to, let extent): moveText(from, to, extent)
        case .deleteAndReload(.item): "Attempt to delete and reload the same index path"
        case .deleteAndReload(.section(let section)): "Attempt to delete and reload the same section (\(section))"
        case .deleteAndMove(let place): "attempt to perform a delete and a move from the same \(place.text)"
        case .insertAndMove(let place): "attempt to perform an insert and a move to the same \(place.text)"
        case .moveBoth(let one, let other, let target): moveBothText(one, other, to: target)
        case .twice: "Attempt to create two animations for cell"
        case .moveIntoInsertedSection(let section):
            "cannot move \(article) \(noun) into a newly inserted section (\(section))"
        case .moveFromDeletedSection: "cannot move \(article) \(noun) from a deleted section"
        }
    }

    /// What UIKit's texts call an item.
    private var noun: String { list == .table ? "row" : "item" }
    private var article: String { list == .table ? "a" : "an" }

    private func sectionCountText(before: Int, after: Int, inserted: Int, deleted: Int) -> String {
        let view = list == .table ? "table view" : "collection view"
        return """
            Invalid update: invalid number of sections.  The number of sections contained in the \(view) after the update \
            (\(after)) must be equal to the number of sections contained in the \(view) before the update (\(before)), plus or \
            minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
            """
    }

    private func itemCountText(_ section: Int, before: Int, after: Int, _ change: ListItemChanges.Section) -> String {
        // UIKit makes a delete and an insert of a reload.
        let inserted = change.inserted.count + change.reloaded
        let deleted = change.deleted.count + change.reloaded
        return """
            Invalid update: invalid number of \(noun)s in section \(section).  The number of \(noun)s contained in an existing \
            section after the update (\(after)) must be equal to the number of \(noun)s contained in that section before the \
            update (\(before)), plus or minus the number of \(noun)s inserted or deleted from that section \
            (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(noun)s moved into or out of that section \
            (\(change.movedIn.count) moved in, \(change.movedOut.count) moved out).
            """
    }

    private func deleteText(_ path: IndexPath, _ extent: Extent) -> String {
        let attempt = "attempt to delete \(noun) \(path.item) from section \(path.section)"
        return switch extent {
        case .items(let count): "\(attempt) which only contains \(count) \(noun)s before the update"
        case .sections(let count): "\(attempt), but there are only \(count) sections before the update"
        }
    }

    private func insertText(_ path: IndexPath, _ extent: Extent) -> String {
        let attempt = "attempt to insert \(noun) \(path.item) into section \(path.section), but there are only"
        return switch extent {
        case .items(let count): "\(attempt) \(count) \(noun)s in section \(path.section) after the update"
        case .sections(let count): "\(attempt) \(count) sections after the update"
        }
    }

    private func moveText(_ from: IndexPath, _ to: IndexPath?, _ extent: Extent) -> String {
        let time = to == nil ? "before" : "after"
        let attempt = "attempt to move index path (\(from.printed))" + (to.map { " to index path (\($0.printed))" } ?? "")
        return switch extent {
        case .items(let count):
            """
            \(attempt) that does not exist - there are only \(count) \(noun)s in section \((to ?? from).section) \(time) the update
            """
        case .sections(let count):
            """
            \(attempt) \(to == nil ? "from" : "in") a section that does not exist - there are only \(count) sections \(time) the update
            """
        }
    }

    private func moveBothText(_ one: Place, _ other: Place, to target: Place) -> String {
        guard case (.item(let one), .item(let other), .item(let target)) = (one, other, target) else {
            return "attempt to move both \(one.text) and \(other.text) to \(target.text)"
        }
        return "attempt to move both \(noun) at index path \(one.printed) and \(other.printed) to \(target.printed)"
    }
}

extension ListUpdateFailure.Place {
    fileprivate var text: String {
        switch self {
        case .section(let section): "section (\(section))"
        case .item(let path): "index path (\(path.printed))"
        }
    }
}

extension IndexPath {
    /// The path as UIKit's texts print it; its address is always 0, since a value has none.
    var printed: String {
        "<NSIndexPath: 0x0> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}
