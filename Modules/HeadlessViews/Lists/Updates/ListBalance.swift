/// Tells whether the counts after a batch are those before it, and what came, less what left.
struct ListBalance {
    let old: ListShape
    let new: ListShape
    let list: ListUpdateFailure.List

    /// Throws where the number of sections is not what the batch makes of it. `A78`
    func checkSections(_ tally: ListTally) throws(ListUpdateFailure) {
        let inserted = tally.insertedSections.count
        let deleted = tally.deletedSections.count
        if new.sectionCount == old.sectionCount + inserted - deleted { return }
        // A reload counts as one of each in the text, as it does for items.
        let reloaded = tally.reloadedSections.count
        throw ListUpdateFailure(
            list,
            .sectionCount(
                before: old.sectionCount, after: new.sectionCount, inserted: inserted + reloaded, deleted: deleted + reloaded))
    }

    /// Throws where the number of items of a section that stayed is not what the batch makes of it. `A77`
    func checkItems(_ tally: ListTally, _ sections: PlaceMap, _ changes: ListItemChanges) throws(ListUpdateFailure) {
        for target in new.counts.indices {
            guard let section = sections.old(of: target), !tally.reloadedSections.contains(section) else { continue }
            let before = old.counts[section]
            let after = new.counts[target]
            let change = changes.section(old: section, new: target)
            let gain = change.inserted.count + change.movedIn.count - change.deleted.count - change.movedOut.count
            if after != before + gain {
                throw ListUpdateFailure(list, .itemCount(of: target, before: before, after: after, change))
            }
        }
    }
}
