/// The header or footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// Makes a view under the identifier that it is to be reused by; nil for one that is not reused.
    ///
    /// A table makes the views of a registered class this way. `A16`
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Makes the view that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// The identifier that the view is reused by; nil for one that is not.
    ///
    /// It never changes once the view is made.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is given out again, never on a new one; does nothing itself. `A22` `A23`
    open func prepareForReuse() {}

    var ownContentView: UIView?
    private var ownTextLabel: UILabel?
    private var ownDetailTextLabel: UILabel?

    /// The view that holds what the header or footer shows; made when it is first asked for.
    ///
    /// What a nib puts in the view is beside it, not in it.
    open var contentView: UIView { ownContentView ?? makeContentView() }

    /// The label for the section's title, in the content view; made when it is first asked for.
    open var textLabel: UILabel? {
        let label = ownTextLabel ?? makeLabel()
        ownTextLabel = label
        return label
    }

    /// The label for more about the section, in the content view; made when it is first asked for.
    open var detailTextLabel: UILabel? {
        let label = ownDetailTextLabel ?? makeLabel()
        ownDetailTextLabel = label
        return label
    }

    /// The view behind all else; nil by default.
    open var backgroundView: UIView? {
        didSet {
            showBackgrounds([backgroundView].compactMap(\.self), of: [oldValue, backgroundView].compactMap(\.self))
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ownContentView?.frame = bounds
        backgroundView?.frame = bounds
    }

    override class var keyedProperties: KeyedProperties { headerFooterKeys }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        ownContentView = view
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        return view
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }
}

extension UITableViewHeaderFooterView {
    static let headerFooterKeys = UIView.keyedProperties.adding([
        "contentView": KeyedProperty(\UITableViewHeaderFooterView.ownContentView),
        "textLabel": KeyedProperty(reading: \UITableViewHeaderFooterView.textLabel),
        "detailTextLabel": KeyedProperty(reading: \UITableViewHeaderFooterView.detailTextLabel),
        "backgroundView": KeyedProperty(\UITableViewHeaderFooterView.backgroundView),
        "reuseIdentifier": KeyedProperty(reading: \UITableViewHeaderFooterView.reuseIdentifier),
    ])
}
