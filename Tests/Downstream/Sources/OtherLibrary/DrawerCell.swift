import ReusableCells

/// Another library's base class of cells, which knows nothing of hosting.
open class DrawerCell: UITableViewCell {
    public private(set) var isOpen = false

    public func open() { isOpen = true }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isOpen = false
    }
}
