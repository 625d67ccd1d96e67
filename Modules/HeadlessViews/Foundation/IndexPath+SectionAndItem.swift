/// What UIKit adds to Foundation's index paths: the names of the two indexes of a list.
extension IndexPath {
    /// Makes the path of a table view's row.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Makes the path of a collection view's item.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The index of the section: the path's first index.
    ///
    /// A path of fewer than two indexes is misuse, and traps.
    public var section: Int {
        get { index(at: 0, of: "UITableView", naming: "row") }
        set { setIndex(newValue, at: 0, of: "UITableView", naming: "row") }
    }

    /// The index of the row within its section: the path's second index.
    ///
    /// A path of fewer than two indexes is misuse, and traps.
    public var row: Int {
        get { index(at: 1, of: "UITableView", naming: "row") }
        set { setIndex(newValue, at: 1, of: "UITableView", naming: "row") }
    }

    /// The index of the item within its section: the path's second index, as `row` is.
    ///
    /// A path of fewer than two indexes is misuse, and traps.
    public var item: Int {
        get { index(at: 1, of: "UICollectionView", naming: "item") }
        set { setIndex(newValue, at: 1, of: "UICollectionView", naming: "item") }
    }

    private func index(at position: Int, of list: String, naming entry: String) -> Int {
        requireTwoIndexes(of: list, naming: entry)
        return self[position]
    }

    private mutating func setIndex(_ index: Int, at position: Int, of list: String, naming entry: String) {
        requireTwoIndexes(of: list, naming: entry)
        self[position] = index
    }

    private func requireTwoIndexes(of list: String, naming entry: String) {
        guard count < 2 else { return }
        UIKitException.internalInconsistency.raise(
            """
            Invalid index path for use with \(list). \
            This index path must contain at least two indices specifying the section and \(entry). (was \(Array(self)))
            """)
    }
}
