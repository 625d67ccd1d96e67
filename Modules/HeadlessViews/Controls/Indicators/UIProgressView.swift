/// A bar that shows how much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// Makes a bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the bar that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// How the bar looks; `default` by default.
    open var progressViewStyle = Style.default

    private var storedProgress: Float = 0

    /// How much is done, kept between 0 and 1; 0 by default. `D52`
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = min(max(newValue, 0), 1) }
    }

    /// Says how much is done; there is no animation to see here.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The color of what is done; nil, which is the tint color, by default.
    open var progressTintColor: UIColor?

    /// The color of what is not done; nil, which is the system's, by default.
    open var trackTintColor: UIColor?

    /// An image for what is done; nil by default.
    open var progressImage: UIImage?

    /// An image for what is not done; nil by default.
    open var trackImage: UIImage?

    /// As high as the bar is, 4 points; any width. `E22`
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.progressHeight)
    }

    /// The present width, and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: ControlMetrics.current.progressHeight)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeProgressView(decoder) }
    }

    override class var keyedProperties: KeyedProperties { progressViewKeys }
}

extension UIProgressView {
    /// How a bar looks.
    public enum Style: Int, Sendable {
        /// The usual bar.
        case `default` = 0
        /// The bar at the edge of a toolbar or navigation bar.
        case bar = 1
    }
}
