import InterfaceDocuments

/// Shows controllers side by side: what there is to choose from, and what was chosen.
///
/// Where there is little width, one of them has it all. Unlike UIKit, this merges no navigation stacks then: the columns keep their
/// controllers.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Makes a controller without columns of its own kind, which shows a first and a second controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with two or three columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the controller that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    var columns: [Column: UIViewController] = [:]
    /// The controllers whose views are in place.
    var shown: [UIViewController] = []
    /// Which columns are seen.
    lazy var columnState = ColumnState(style: style, displayMode: ColumnState.mode(preferring: preferredDisplayMode))

    /// How many columns there are.
    open internal(set) var style: Style

    /// Whether there is so little width that one column has it all; false until the view is shown.
    open var isCollapsed: Bool { columnState.isCollapsed }

    /// Which columns are seen, where there is width enough.
    open var displayMode: DisplayMode { columnState.displayMode }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat {
        ColumnLayout.Width(
            preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
            minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth
        ).resolved(in: view.bounds.width)
    }

    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat {
        ColumnLayout.Width(
            preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth
        ).resolved(in: view.bounds.width)
    }

    /// Shows a column.
    open func show(_ column: UISplitViewController.Column) { setColumn(column, isShown: true) }

    /// Hides a column; with little width there is always one that is seen.
    open func hide(_ column: UISplitViewController.Column) { setColumn(column, isShown: false) }

    /// Shows a controller in the primary column, as the delegate allows.
    open override func show(_ vc: UIViewController, sender: Any?) { showAmongColumns(vc, sender) }

    /// Shows a controller in the secondary column, as the delegate allows.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showInSecondary(vc, sender) }

    /// A split view controller has places to show a controller in.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .showViewController || action == .showDetailViewController || super.canPerformAction(action, withSender: sender)
    }

    override func showContents() {
        adaptToWidth()
        shown = visibleControllers
        placeColumns()
    }

    override func layOutContents() { layOutColumns() }

    override func contentsTraitsDidChange() {
        if appearance.isShown { adaptToWidth() }
    }

    /// Decides how columns are shown and hidden.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    private lazy var displayModeButton = DisplayModeButton(of: self)

    /// A button for the navigation bar of a column: it hides the column at the side, or shows it again.
    open var displayModeButtonItem: UIBarButtonItem { displayModeButton.item }

    /// Which columns should be seen, and how; `automatic` by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { change(to: ColumnState.mode(preferring: preferredDisplayMode)) }
    }
    /// How columns come to be seen; `automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// The side of the primary column; `leading` by default.
    open var primaryEdge = PrimaryEdge.leading
    /// The look of the primary column; none by default.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Whether a swipe shows hidden columns; true by default.
    open var presentsWithGesture = true
    /// Whether there is a button that leaves only the secondary column; false by default.
    open var showsSecondaryOnlyButton = false
    /// The width that the primary column should have, in points.
    open var preferredPrimaryColumnWidth = automaticDimension
    /// The part of the width that the primary column should have.
    open var preferredPrimaryColumnWidthFraction = automaticDimension
    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth = automaticDimension
    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth = automaticDimension
    /// The width that the supplementary column should have, in points.
    open var preferredSupplementaryColumnWidth = automaticDimension
    /// The part of the width that the supplementary column should have.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension
    /// The least width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth = automaticDimension
    /// The greatest width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth = automaticDimension

    /// Stands for a width that the system chooses; a number that is no width, and which one is nobody's concern.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The controllers, from the primary column on.
    ///
    /// Setting them fills the first columns in turn.
    open var viewControllers: [UIViewController] {
        get { filledColumns.compactMap { columns[$0] } }
        set {
            for (place, column) in filledColumns.enumerated() {
                setViewController(place < newValue.count ? newValue[place] : nil, for: column)
            }
        }
    }

    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Puts a controller in a column; for nil, empties the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        replace(column, with: vc)
    }

    /// The columns that controllers are put into in turn.
    var filledColumns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeSplit(decoder) }
    }

    override class var keyedProperties: KeyedProperties { splitControllerKeys }
}
