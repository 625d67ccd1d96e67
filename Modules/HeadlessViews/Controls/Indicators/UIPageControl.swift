/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// Makes a row with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the row that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var storedPage = 0

    /// The number of pages, never below 0; 0 by default. `D52`
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = storedPage
            if oldValue != numberOfPages { invalidateIntrinsicContentSize() }
        }
    }

    /// The present page, kept among the pages; 0 by default. `D52`
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
    }

    /// Whether nothing is shown for a single page; false by default. `D52`
    open var hidesForSinglePage = false

    /// Whether the dot of a page that was tapped waits for `updateCurrentPageDisplay()`; false by default.
    open var defersCurrentPageDisplay = false

    /// Shows the present page where that was put off.
    ///
    /// Nothing is drawn here, so nothing changes.
    open func updateCurrentPageDisplay() {}

    /// The color of the dots; nil, which is the system's, by default.
    open var pageIndicatorTintColor: UIColor?

    /// The color of the present page's dot; nil, which is the system's, by default.
    open var currentPageIndicatorTintColor: UIColor?

    /// The image in place of every dot; nil by default.
    open var preferredIndicatorImage: UIImage?

    /// The image in place of the present page's dot; nil by default.
    open var preferredCurrentPageIndicatorImage: UIImage?

    /// What is behind the dots; chosen by the system by default.
    open var backgroundStyle = BackgroundStyle.automatic

    /// The direction in which the pages follow one another; that of reading by default.
    open var direction = Direction.natural

    /// Whether a finger may run along the dots; true by default.
    open var allowsContinuousInteraction = true

    /// The size for a number of pages, in points. `E23`
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let dots = ControlMetrics.current.pages
        return CGSize(width: max(dots.width * CGFloat(max(pageCount, 0)) + dots.rest, 0), height: dots.height)
    }

    /// The size for the pages that there are.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size for the pages that there are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodePageControl(decoder) }
    }

    override class var keyedProperties: KeyedProperties { pageControlKeys }
}

extension UIPageControl {
    /// What is behind the dots of a page control.
    public enum BackgroundStyle: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// A background, always.
        case prominent = 1
        /// Hardly anything.
        case minimal = 2
    }

    /// The direction in which pages follow one another.
    public enum Direction: Int, Sendable {
        /// That of reading.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// From top to bottom.
        case topToBottom = 3
        /// From bottom to top.
        case bottomToTop = 4
    }
}
