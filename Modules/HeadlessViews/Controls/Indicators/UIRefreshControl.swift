import InterfaceDocuments

/// A wheel above a list that a person pulls to have the list filled anew.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Makes a refresh control with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the refresh control that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the list is being filled anew; false until it is said or pulled.
    open private(set) var isRefreshing = false

    /// A text under the wheel; nil by default.
    open var attributedTitle: NSAttributedString?

    /// Says that the list is being filled anew.
    ///
    /// No action is sent.
    open func beginRefreshing() { isRefreshing = true }

    /// Says that the list has been filled.
    open func endRefreshing() { isRefreshing = false }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let title = decoder?.attributedString(.attributedTitle) { attributedTitle = title }
    }

    override class var keyedProperties: KeyedProperties { refreshControlKeys }

    private static let refreshControlKeys = UIControl.keyedProperties.adding([
        "attributedTitle": KeyedProperty(\UIRefreshControl.attributedTitle)
    ])
}
