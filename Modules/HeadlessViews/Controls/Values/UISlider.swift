/// A thumb on a line, for a value between two others.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// Makes a slider with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the slider that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var storedValue: Float = 0
    private var lowerBound: Float = 0
    private var upperBound: Float = 1

    /// The value, kept between the least and the greatest; 0 by default.
    ///
    /// Setting it sends no action. `D50`
    open var value: Float {
        get { storedValue }
        set { storedValue = min(max(newValue, lowerBound), upperBound) }
    }

    /// Sets the value.
    ///
    /// No action is sent, and there is no animation to see here.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The least value; 0 by default.
    ///
    /// One above the greatest moves that. `D50`
    open var minimumValue: Float {
        get { lowerBound }
        set { setBounds(newValue, max(newValue, upperBound)) }
    }

    /// The greatest value; 1 by default.
    ///
    /// One below the least moves that. `D50`
    open var maximumValue: Float {
        get { upperBound }
        set { setBounds(min(lowerBound, newValue), newValue) }
    }

    func setBounds(_ lower: Float, _ upper: Float) {
        lowerBound = lower
        upperBound = upper
        value = storedValue
    }

    /// Whether the value is told while the thumb moves, and not only when it is let go; true by default. `D50`
    open var isContinuous = true

    /// The image at the least value's end; nil by default.
    open var minimumValueImage: UIImage?

    /// The image at the greatest value's end; nil by default.
    open var maximumValueImage: UIImage?

    /// The color of the line before the thumb; nil, which is the tint color, by default.
    open var minimumTrackTintColor: UIColor?

    /// The color of the line behind the thumb; nil, which is the system's, by default.
    open var maximumTrackTintColor: UIColor?

    /// The color of the thumb; nil, which is the system's, by default.
    open var thumbTintColor: UIColor?

    /// Which system's sliders it is like; chosen by the system by default.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    private var thumbImages = StateValues<UIImage>()
    private var minimumTrackImages = StateValues<UIImage>()
    private var maximumTrackImages = StateValues<UIImage>()

    /// Sets the thumb's image in a state; the normal state's stands in for states that have none.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }
    /// Sets the image of the line before the thumb in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTrackImages[state] = image }
    /// Sets the image of the line behind the thumb in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTrackImages[state] = image }
    /// The thumb's image in a state, else the normal state's.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    /// The image of the line before the thumb in a state, else the normal state's.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
    /// The image of the line behind the thumb in a state, else the normal state's.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
    /// The thumb's image that is shown.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the line before the thumb that is shown.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the line behind the thumb that is shown.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    /// As high as a slider is, 34 points; any width. `E21`
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.sliderHeight)
    }

    /// The present width, and a slider's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = ControlMetrics.current
        return CGSize(width: bounds.width, height: metrics.sliderHeight + metrics.sliderInsets.bottom)
    }

    /// By how much constraints see the slider smaller; not at all since iOS 26.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.sliderInsets }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeSlider(decoder) }
    }

    override class var keyedProperties: KeyedProperties { sliderKeys }
}
