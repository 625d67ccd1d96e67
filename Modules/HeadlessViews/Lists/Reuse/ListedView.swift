/// The sorts of view that a list registers and gives out.
package enum ListedView: Equatable {
    /// A row of a table.
    case tableCell
    /// A header or footer of a table's section.
    case headerFooter
    /// An item of a collection view.
    case collectionCell
    /// A view that a collection view's layout asks the data source for, by its kind.
    case supplementary(kind: String)
    /// A view that a collection view's layout has of itself, by its kind.
    case decoration(kind: String)
}

/// The calls that take a reuse identifier.
package enum ListCall {
    case registerClass
    case registerNib
    case dequeue
}
