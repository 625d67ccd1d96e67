/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// Makes a button without a title, an image or an action.
    public override init() { super.init() }

    /// Makes the button that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a button with one of the system's looks.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        show(systemItem)
        connect(target, action)
    }

    /// Makes a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        connect(target, action)
    }

    /// Makes a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// Makes a button with an image, and another one for a phone that lies on its side.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        connect(target, action)
    }

    /// Makes an item that shows a view, which sends its own actions.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Whom the button sends its action to; nil for the responder chain.
    open weak var target: AnyObject?
    /// What the button sends; nil by default.
    open var action: Selector?
    /// How the button looks among others; `plain` by default.
    open var style = Style.plain
    /// How wide the item is, in points; 0, which is as wide as its content, by default.
    open var width: CGFloat = 0
    /// Titles that the button may come to have, so that it can be made wide enough for all.
    open var possibleTitles: Set<String>?
    /// A view that is shown instead of a title or image.
    open var customView: UIView?
    /// The button's tint; nil for the bar's.
    open var tintColor: UIColor?
    /// Whether the item is hidden; false by default.
    open var isHidden = false
    /// Whether the button is selected; false by default.
    open var isSelected = false

    /// The system's look that the button was made with.
    private(set) var systemItem: SystemItem?

    /// An item that is empty and takes a given width.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make(.fixedSpace)
        item.width = width
        return item
    }

    /// An item that is empty and takes the width that is left over.
    open class func flexibleSpace() -> Self { make(.flexibleSpace) }

    /// Gives the button one of the system's looks.
    func show(_ item: SystemItem) {
        systemItem = item
        style = item == .done ? .done : .plain
    }

    /// Makes an item of the class that was asked, which may be met at run time.
    private class func make(_ item: SystemItem) -> Self {
        guard let made = ObjectInitializers.headless(self) as? Self else {
            UIKitException.internalInconsistency.raise("\(self).init() made an object of another class.")
        }
        made.show(item)
        return made
    }

    private func connect(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeButtonItem(decoder) }
    }

    override class var keyedProperties: KeyedProperties { buttonItemKeys }
}
