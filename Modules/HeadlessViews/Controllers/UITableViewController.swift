import InterfaceDocuments

/// A controller whose view is a table, of which it is the data source and the delegate.
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Makes a controller whose table is in a nib, or plain.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller whose table has a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the controller that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    private let style: UITableView.Style

    /// The table, which is the controller's view; loaded when it is first asked for.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Whether rows lose their selection as the table comes to be seen again; true by default.
    open var clearsSelectionOnViewWillAppear = true

    /// What the user pulls down to have the content loaded again.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Loads the table of the scene or of the nib, or makes one.
    ///
    /// Each has the controller as its data source and delegate, unless the document names others.
    open override func loadView() {
        if loadViewFromScene() {
            guard view is UITableView else {
                UIKitException.internalInconsistency.raise(
                    "-[UITableViewController loadView] instantiated a view controller whose view is no UITableView.")
            }
        } else if let name = nibNameInUse {
            loadView(fromNibNamed: name)
            guard view is UITableView else {
                UIKitException.internalInconsistency.raise(
                    "-[UITableViewController loadView] loaded the \"\(name)\" nib but didn't get a UITableView.")
            }
        } else {
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = table
        }
        if tableView.dataSource == nil { tableView.dataSource = self }
        if tableView.delegate == nil { tableView.delegate = self }
    }

    private var hasAppeared = false

    /// Loads the table the first time, and takes the selection away where ``clearsSelectionOnViewWillAppear`` says so. `A94`
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared { tableView.reloadData() }
        hasAppeared = true
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    /// Begins or ends editing: the table's, too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    /// How many rows a section has; as many as a static table has, else none, unless overridden. `C28`
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticContent?.section(section)?.cells.count ?? 0
    }

    /// The cell of a row; a static table's own, else an empty one, unless overridden. `C28`
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticContent?.cell(indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// How many sections the table has; as many as a static table has, else 1, unless overridden. `C28`
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticContent?.sections.count ?? 1 }

    /// The title above a section; a static table's own, else none, unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticContent?.section(section)?.header
    }

    /// The title below a section; a static table's own, else none, unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticContent?.section(section)?.footer
    }

    /// Whether a row can be inserted or deleted; true unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Whether a row can be moved; true unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// The titles of the index beside the rows; none unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section that a title of the index leads to; the one of the title's own place unless overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

    /// Told to insert or delete a row; changes nothing unless overridden.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    { tableView.noteUnanswered() }

    /// Told that a row was dragged to another place; changes nothing unless overridden.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        tableView.noteUnanswered()
    }

    /// Told that a cell is about to be seen, with all that the table does to it done. `A45`
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// Told that a section's header is about to be seen.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// Told that a section's footer is about to be seen.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// Told that a cell has left the table.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// Told that a section's header has left the table.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// Told that a section's footer has left the table.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    /// The height of a row, in points; a static row's own, else the table's `rowHeight`, unless overridden. `A52`
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticContent?.height(indexPath) ?? tableView.unansweredHeight()
    }

    /// The height of a section's header, in points; the table's `sectionHeaderHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.unansweredHeight() }

    /// The height of a section's footer, in points; the table's `sectionFooterHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.unansweredHeight() }

    /// The height that a row is taken to have before it is measured, in points; the table's `estimatedRowHeight` unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.unansweredHeight()
    }

    /// The height that a header is taken to have before it is measured, in points; the table's `estimatedSectionHeaderHeight` unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.unansweredHeight()
    }

    /// The height that a footer is taken to have before it is measured, in points; the table's `estimatedSectionFooterHeight` unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.unansweredHeight()
    }

    /// The view above a section; nil, which leaves it to the title, unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// The view below a section; nil, which leaves it to the title, unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// How many times the content of a row's cell is indented; as the cell says unless overridden.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.noteUnanswered()
        return 0
    }

    /// Told that the detail button of a row was tapped.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Whether a finger on a row highlights it; true unless overridden. `A89`
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Told that a finger has highlighted a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Told that a row is no longer highlighted.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row to select in the place of a tapped one, or nil for none; the same one unless overridden. `A89`
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The row to deselect in the place of another, or nil for none; the same one unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// Told that a tap has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Told that a tap has deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Whether a tap on a row may do more than select it; true unless overridden.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }

    /// Told to do what a tap on a row stands for, after the row is selected.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// How a row can be edited; it can be deleted unless overridden. `A99`
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        .delete
    }

    /// The title of the button that deletes a row; nil, for the system's, unless overridden.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }

    /// The actions of a swipe from the side where reading begins; nil, which is none, unless overridden.
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }

    /// The actions of a swipe from the side where reading ends; nil, which leaves the deletion, unless overridden.
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }

    /// Whether the background of a row is indented while it is edited; as the cell says unless overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        tableView.noteUnanswered()
        return true
    }

    /// Told that a row is about to be edited by a swipe.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Told that a row is no longer edited by a swipe.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Where a dragged row goes that would go to a proposed place; there unless overridden.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Told that the content has moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Told that a finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Told that the finger lets go, and where the content will come to rest.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Told that the finger has let go.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Told that the content begins to go on of itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Told that the content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Told that an animated move has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Whether a tap on the status bar scrolls to the top; true unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Told that a tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// The view that zooming scales; none unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Told that fingers begin to scale the content.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Told that the content's scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Told that the content has its new scale.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Told that the insets with the safe area have changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.boolean(.clearsSelectionOnViewWillAppear) { clearsSelectionOnViewWillAppear = value }
    }

    override func decodeWithView(_ decoder: InterfaceDecoder) {
        super.decodeWithView(decoder)
        if let control: UIRefreshControl = decoder.object(.refreshControl) {
            (viewIfLoaded as? UITableView)?.refreshControl = control
        }
    }

    override class var keyedProperties: KeyedProperties { tableControllerKeys }

    private static let tableControllerKeys = UIViewController.keyedProperties.adding([
        "tableView": KeyedProperty(\UITableViewController.tableView, write: { $0.tableView = $1 }),
        "refreshControl": KeyedProperty(\UITableViewController.refreshControl),
        "clearsSelectionOnViewWillAppear": KeyedProperty(\UITableViewController.clearsSelectionOnViewWillAppear),
    ])
}
