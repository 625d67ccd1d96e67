/// A wheel that turns while something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// Makes a medium wheel with a frame in its superview's coordinates, in points.
    ///
    /// It stands still and is hidden. `D52`
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Makes the wheel that an Interface Builder document describes.
    public required init(coder: NSCoder) { super.init(coder: coder)! }

    /// Makes a wheel of a style and of its size.
    ///
    /// It stands still and is hidden.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        isHidden = true
    }

    /// How large the wheel is; `medium` by default.
    ///
    /// The three older styles keep their names and colors; the white and the grey one are as large as the medium one.
    open var style = Style.medium {
        didSet { if oldValue != style { invalidateIntrinsicContentSize() } }
    }

    private var ownColor: UIColor?

    /// The color of the wheel: its own, else the style's.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set { ownColor = newValue }
    }

    /// Whether the wheel is hidden while it stands still; true by default. `D52`
    open var hidesWhenStopped = true {
        didSet { hideIfStopped() }
    }

    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Has the wheel turn, and shows it where it is hidden when it stands still.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Has the wheel stand still, and hides it where it is hidden then.
    open func stopAnimating() {
        isAnimating = false
        hideIfStopped()
    }

    private func hideIfStopped() {
        if hidesWhenStopped, !isAnimating { isHidden = true }
    }

    /// The wheel's size: 20 points either way, 37 for a large one. `E24`
    open override var intrinsicContentSize: CGSize { style.size }

    /// The wheel's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeActivityIndicator(decoder) } else { isHidden = true }
    }

    override class var keyedProperties: KeyedProperties { activityIndicatorKeys }
}

extension UIActivityIndicatorView {
    /// How large a wheel is, and its color where it has none of its own.
    public enum Style: Int, Sendable {
        /// The older large white wheel.
        case whiteLarge = 0
        /// The older white wheel.
        case white = 1
        /// The older grey wheel.
        case gray = 2
        /// The usual wheel.
        case medium = 100
        /// The large wheel.
        case large = 101
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        switch self {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }

    fileprivate var color: UIColor {
        switch self {
        case .whiteLarge, .white: .white
        case .gray, .medium, .large: .gray
        }
    }
}
