/// What a navigation bar shows for one controller of its stack.
@preconcurrency @MainActor open class UINavigationItem: HeadlessObject, InterfaceDecodable {
    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes the item that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        super.init()
        decode(InterfaceDecoder(coder, for: self))
    }

    /// Makes an item with an empty title.
    public override convenience init() { self.init(title: "") }

    /// The title, in the middle of the bar.
    open var title: String?
    /// A line of text above the title; nil by default.
    open var prompt: String?
    /// A view that is shown instead of the title; nil by default.
    open var titleView: UIView?
    /// The button that leads back to this item from the next one; nil for one with the title.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back to this item; nil for the item's own.
    open var backButtonTitle: String?
    /// What the button that leads back to this item shows; `default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Whether the button that leads back from this item is hidden; false by default.
    open var hidesBackButton = false
    /// Whether the items at the left stand beside the back button instead of replacing it; false by default.
    open var leftItemsSupplementBackButton = false
    /// Whether the title is large; as for the item before by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The search whose bar is shown in the navigation bar; nil by default.
    open var searchController: UISearchController? {
        didSet { searchController?.search.navigationItem = self }
    }

    /// The controller whose item this is.
    weak var controller: UIViewController?

    /// Whether a search bar in the bar is hidden while content scrolls; true by default.
    open var hidesSearchBarWhenScrolling = true

    /// The items at the left, from the left edge inwards; nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The items at the right, from the right edge inwards; nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// The first item at the left.
    ///
    /// Setting it makes it the only one.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the right.
    ///
    /// Setting it makes it the only one.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// How the bar looks with this item; nil for as usual.
    ///
    /// A copy is kept.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = newValue?.copy() }
    }

    /// How the bar looks with this item on a phone that lies on its side; nil for as usual.
    ///
    /// A copy is kept.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copy() }
    }

    /// How the bar looks with this item where content does not reach under it; nil for as usual.
    ///
    /// A copy is kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue?.copy() }
    }

    /// How the bar looks with this item, on a phone that lies on its side, where content does not reach under it; nil for as usual.
    ///
    /// A copy is kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue?.copy() }
    }

    var appearances = BarAppearances<UINavigationBarAppearance>()

    /// Shows or hides the back button.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Sets the only item at the left.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets the only item at the right.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets the items at the left.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the items at the right.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    override class var keyedProperties: KeyedProperties { navigationItemKeys }
}

extension UINavigationItem {
    /// When the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// When that of the item before is.
        case automatic = 0
        /// Always, where the bar allows it.
        case always = 1
        /// Never.
        case never = 2
        /// Never, and the content begins below the bar.
        case inline = 3
    }

    /// What the button that leads back to an item shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or less where there is less room.
        case `default` = 0
        /// "Back", or less where there is less room.
        case generic = 1
        /// Only the arrow.
        case minimal = 2
    }
}
