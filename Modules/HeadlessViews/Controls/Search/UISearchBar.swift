/// A field for words to look for, with buttons around it.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    /// Makes a search bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        adoptTextField()
    }

    /// Makes the search bar that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private let field = UISearchTextField()

    /// The field that the words are typed into, a subview.
    open var searchTextField: UISearchTextField { field }

    /// The controller whose bar this is.
    weak var searchController: UISearchController?

    /// Asked and told about the search; not kept alive.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Where the bar is, as the delegate says; not said by default.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// The words to look for; empty by default.
    ///
    /// Setting them does not call the delegate.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    /// What is shown while there are no words; nil by default.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line of text above the field; nil by default.
    open var prompt: String?

    /// How the bar looks; `default` by default.
    open var barStyle = UIBarStyle.default

    /// How the parts of the bar stand out; `default` by default.
    open var searchBarStyle = Style.default

    /// Whether what lies behind the bar shines through; true by default.
    open var isTranslucent = true

    /// The color of the bar; nil, which is the system's, by default.
    open var barTintColor: UIColor?

    /// An image behind the bar; nil by default.
    open var backgroundImage: UIImage?

    /// An image behind the buttons for scopes; nil by default.
    open var scopeBarBackgroundImage: UIImage?

    /// Whether the bar can be used; true by default.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }

    /// Whether the button for bookmarks is shown; false by default.
    open var showsBookmarkButton = false

    /// Whether the button that ends the search is shown; false by default.
    open var showsCancelButton = false

    /// Says whether the button that ends the search is shown; there is no animation to see here.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

    /// Whether the button for results is shown; false by default.
    open var showsSearchResultsButton = false

    /// Whether the button for results is selected; false by default.
    open var isSearchResultsButtonSelected = false

    /// Whether the buttons for scopes are shown; false by default.
    open var showsScopeBar = false

    /// Says whether the buttons for scopes are shown; there is no animation to see here.
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    /// The titles of the buttons for scopes; nil by default.
    open var scopeButtonTitles: [String]?

    /// The place of the selected button for a scope; 0 by default.
    open var selectedScopeButtonIndex = 0

    /// The view above the keyboard; nil by default.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    /// Whether the field can be edited.
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// Whether the field is edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Begins editing the field where the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing the field where the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// As high as a search bar is for constraints, 56 points; any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.searchBarHeight)
    }

    /// The offered width, and the height of a bar, 44 points. `E30`
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    /// Puts the field between the margins, in the middle of the height.
    ///
    /// The figures are those that iOS has shown since its version 11, no contract; buttons beside the field take no room here.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, 36)
        field.frame = CGRect(
            x: bounds.minX + 8, y: bounds.midY - height / 2, width: max(bounds.width - 16, 0), height: height)
    }

    private func adoptTextField() {
        field.searchBar = self
        addSubview(field)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        adoptTextField()
        if let decoder { decodeSearchBar(decoder) }
    }

    override class var keyedProperties: KeyedProperties { searchBarKeys }
}
