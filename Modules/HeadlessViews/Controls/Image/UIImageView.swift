/// An image, or images one after the other.
@preconcurrency @MainActor open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Makes a view with a frame in its superview's coordinates, in points.
    ///
    /// It takes no touches. `D45`
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes the view that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view of an image's size.
    ///
    /// It takes no touches.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    /// Makes a view of an image's size, with another image to show while it is highlighted.
    ///
    /// It takes no touches.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        isUserInteractionEnabled = false
    }

    /// The image; nil by default. `D45`
    open var image: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The image while the view is highlighted; nil, which is the same, by default.
    open var highlightedImage: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Whether the view shows its highlighted image; false by default.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { invalidateIntrinsicContentSize() } }
    }

    /// The size, weight and scale that symbols have here; nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Images to show one after the other; nil by default.
    open var animationImages: [UIImage]?

    /// Images to show one after the other while the view is highlighted; nil by default.
    open var highlightedAnimationImages: [UIImage]?

    /// How long all the images take, in seconds; 0, which is a thirtieth of a second for each, by default.
    open var animationDuration: TimeInterval = 0

    /// How often the images are shown; 0, which is without end, by default.
    open var animationRepeatCount = 0

    /// Whether the images are shown one after the other now.
    open private(set) var isAnimating = false

    /// Begins to show the images one after the other, where there are any.
    ///
    /// No time passes here, so it goes on until it is stopped.
    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        isAnimating = !images.isEmpty
    }

    /// Stops showing the images one after the other.
    open func stopAnimating() { isAnimating = false }

    /// Whether the image grows with the larger of the text sizes that a person may choose; false by default.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// The image's size; `noIntrinsicMetric` without an image. `E29`
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    /// The image's size, whatever size is offered; the present one without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

    /// The image that is shown now, a symbol with the configuration that the view prefers.
    private var shownImage: UIImage? {
        let image = (isHighlighted ? highlightedImage : nil) ?? image
        guard let image, let configuration = preferredSymbolConfiguration else { return image }
        return image.applyingSymbolConfiguration(configuration) ?? image
    }

    override func takeVariation(_ change: InterfaceChange) {
        super.takeVariation(change)
        takeImageViewVariation(change)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeImageView(decoder) } else { isUserInteractionEnabled = false }
    }

    override class var keyedProperties: KeyedProperties { imageViewKeys }
}

/// A view whose image can grow with the larger of the text sizes that a person may choose.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether the image grows by itself.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
