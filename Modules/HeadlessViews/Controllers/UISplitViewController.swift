import InterfaceDocuments

/// Shows controllers side by side: what there is to choose from, and what was chosen.
///
/// It keeps the controllers and what is preferred of their columns; no column is laid out here.
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

    private var columns: [Column: UIViewController] = [:]

    /// How many columns there are.
    open internal(set) var style: Style

    /// Decides how columns are shown and hidden.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Which columns should be seen, and how; `automatic` by default.
    open var preferredDisplayMode = DisplayMode.automatic
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
        get { shownColumns.compactMap { columns[$0] } }
        set {
            for (place, column) in shownColumns.enumerated() {
                setViewController(place < newValue.count ? newValue[place] : nil, for: column)
            }
        }
    }

    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Puts a controller in a column; for nil, empties the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard columns[column] !== vc else { return }
        if let old = columns[column] {
            old.willMove(toParent: nil)
            old.removeFromParent()
        }
        columns[column] = vc
        guard let vc else { return }
        addChild(vc)
        vc.didMove(toParent: self)
    }

    private var shownColumns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeSplit(decoder) }
    }

    override class var keyedProperties: KeyedProperties { splitControllerKeys }
}

/// Decides how columns are shown and hidden.
///
/// Its members are optional, and none is called here.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}
