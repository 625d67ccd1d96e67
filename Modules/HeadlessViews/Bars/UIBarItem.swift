/// What the items of all bars have: a title and an image.
@preconcurrency @MainActor open class UIBarItem: HeadlessObject, InterfaceDecodable {
    /// Makes an item without a title.
    public override init() { super.init() }

    /// Makes the item that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        super.init()
        decode(InterfaceDecoder(coder, for: self))
    }

    /// The title; nil by default.
    open var title: String?
    /// The image; nil by default.
    open var image: UIImage?
    /// The image on a phone that lies on its side; nil for the usual one.
    open var landscapeImagePhone: UIImage?
    /// The image that is shown large to those who need large text; nil by default.
    open var largeContentSizeImage: UIImage?
    /// Insets of the image; zero by default.
    open var imageInsets = UIEdgeInsets.zero
    /// Insets of the image on a phone that lies on its side; zero by default.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// Insets of the image that is shown large; zero by default.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// Whether the item can be used; true by default.
    open var isEnabled = true
    /// A number that tells the item from others; 0 by default.
    open var tag = 0

    private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Sets the attributes of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }

    /// The attributes that were set for the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// Reads an item's own attributes; a subclass reads its own after `super`.
    func decode(_ decoder: InterfaceDecoder?) {
        if let decoder { decodeItem(decoder) }
    }

    override class var keyedProperties: KeyedProperties { itemKeys }
}
