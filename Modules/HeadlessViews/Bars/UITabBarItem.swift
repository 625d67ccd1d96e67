/// One tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// Makes a tab without a title or an image.
    public override init() { super.init() }

    /// Makes the tab that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a tab with a title, an image and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Makes a tab with a title, an image and another image for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes a tab with one of the system's looks.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    /// The image when the tab is selected; the usual one where none was set.
    open var selectedImage: UIImage? {
        get { ownSelectedImage ?? image }
        set { ownSelectedImage = newValue }
    }

    /// The text of the badge; nil, which is no badge, by default.
    open var badgeValue: String?
    /// The color behind the badge's text; nil, which is red, by default.
    open var badgeColor: UIColor?
    /// How far the title is moved; zero by default.
    open var titlePositionAdjustment = UIOffset.zero

    /// How the bar looks while the tab is selected; nil for as usual.
    ///
    /// A copy is kept.
    open var standardAppearance: UITabBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = newValue?.copy() }
    }

    /// How the bar looks while the tab is selected and content does not reach under it; nil for as usual.
    ///
    /// A copy is kept.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue?.copy() }
    }

    var appearances = BarAppearances<UITabBarAppearance>()
    /// The system's look that the tab was made with.
    var systemItem: SystemItem?
    private var ownSelectedImage: UIImage?
    private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Sets the attributes of the badge's text in a state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
    }

    /// The attributes that were set for the badge's text in a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeTabItem(decoder) }
    }

    override class var keyedProperties: KeyedProperties { tabItemKeys }
}

extension UITabBarItem {
    /// The looks that the system has for tabs.
    public enum SystemItem: Int, Sendable {
        /// The tabs for which there is no room.
        case more = 0
        /// What the user likes best.
        case favorites = 1
        /// What the app recommends.
        case featured = 2
        /// What others rate best.
        case topRated = 3
        /// What the user did last.
        case recents = 4
        /// People.
        case contacts = 5
        /// What the user did.
        case history = 6
        /// Bookmarks.
        case bookmarks = 7
        /// A search.
        case search = 8
        /// What has been or is being downloaded.
        case downloads = 9
        /// What is newest.
        case mostRecent = 10
        /// What most look at.
        case mostViewed = 11
    }
}
