extension Rule {
    /// A list gives views of what is registered.
    public static let listWrongView = Rule(
        "list.wrong-view",
        law:
            "A list gives a view of the class that was registered last under the identifier, and refuses an identifier without one.",
        reason: "Typed dequeues trap, or a screen shows the wrong cells.",
        remedy: "Keep one source for each identifier, and replace it when another is registered.",
        example: "a list that keeps the first registration of an identifier")

    /// A list gives no view to two.
    public static let listSharedView = Rule(
        "list.shared-view",
        law: "A list never gives a view that is still in use.",
        reason: "One view is configured for two items, and stands in one place only.",
        remedy: "Take a view out of the pool when it is given out.",
        example: "`pool[identifier]?.first` in place of `popLast()`")

    /// A list uses views again.
    public static let listUnbounded = Rule(
        "list.unbounded",
        law: "A list makes no new view while one of the identifier waits.",
        reason: "Memory grows with each item that is scrolled by.",
        remedy: "Put what is returned into the pool of its identifier, and look there first.",
        example: "a list whose dequeue always makes a view")

    /// A list has what was given back to it, and nothing else.
    public static let listLedger = Rule(
        "list.ledger",
        law: "A list keeps the views that are given back to it as long as it is there itself, and no longer.",
        reason: "It makes each view anew that it lets go of, and what it keeps beyond its life is never freed.",
        remedy: "Keep the views that wait in a property of the list, and in nothing else.",
        example: "`static var pool: [String: [Card]]`")

    /// No two items are one.
    public static let listItemsAlike = Rule(
        "list.items-alike",
        law: "No two items that a diffable data source is given are equal.",
        reason: "Applying them raises an exception: supplied item identifiers are not unique.",
        remedy: "Leave one of the two out, or give each an identity of its own.",
        example: "`snapshot.appendItems(tags)` with a tag that two posters have")

    /// The rules that calls in a list's own order show.
    static let scriptRules = [listWrongView, listSharedView, listUnbounded, listLedger]

    static let listRules = scriptRules + [listItemsAlike]
}
