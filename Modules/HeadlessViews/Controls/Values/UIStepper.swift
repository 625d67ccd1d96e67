/// Two buttons that take a value down and up in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static var fixedSize: CGSize { ControlMetrics.current.stepperSize }

    /// Makes a stepper at a place; the size is always the stepper's own, 94 by 32 points. `E20`
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize))
    }

    /// Makes the stepper that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var range = StepRange()

    /// The value, kept between the least and the greatest; 0 by default.
    ///
    /// Setting it sends no action. `D51`
    open var value: Double {
        get { range.value }
        set { range.value = newValue }
    }

    /// The least value; 0 by default.
    ///
    /// It must be below the greatest. `D51`
    open var minimumValue: Double {
        get { range.lower }
        set { range.require(lower: newValue, upper: range.upper) }
    }

    /// The greatest value; 100 by default.
    ///
    /// It must be above the least. `D51`
    open var maximumValue: Double {
        get { range.upper }
        set { range.require(lower: range.lower, upper: newValue) }
    }

    /// How much a tap adds or takes away; 1 by default.
    ///
    /// It must be above 0. `D51`
    open var stepValue: Double {
        get { range.step }
        set { range.require(step: newValue) }
    }

    /// Takes limits and a step that a document says; false for such as no stepper has.
    func setRange(lower: Double, upper: Double, step: Double, value: Double) -> Bool {
        guard lower < upper, step > 0 else { return false }
        range = StepRange(lower: lower, upper: upper, step: step)
        range.value = value
        return true
    }

    /// Whether the value is told at each step, and not only when the finger is lifted; true by default. `D51`
    open var isContinuous = true

    /// Whether steps go on while a finger stays; true by default. `D51`
    open var autorepeat = true

    /// Whether a step beyond one limit goes on at the other; false by default. `D51`
    open var wraps = false

    private var backgroundImages = StateValues<UIImage>()
    private var incrementImages = StateValues<UIImage>()
    private var decrementImages = StateValues<UIImage>()

    /// Sets the image behind the buttons in a state; the normal state's stands in for states that have none.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgroundImages[state] = image }
    /// Sets the image of the button that adds in a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { incrementImages[state] = image }
    /// Sets the image of the button that takes away in a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { decrementImages[state] = image }
    /// The image behind the buttons in a state, else the normal state's.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
    /// The image of the button that adds in a state, else the normal state's.
    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages.value(for: state) }
    /// The image of the button that takes away in a state, else the normal state's.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages.value(for: state) }

    /// The frame, whose size is always the stepper's own.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.fixedSize) }
    }

    /// The bounds, whose size is always the stepper's own.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.fixedSize) }
    }

    /// The stepper's own size. `E20`
    open override var intrinsicContentSize: CGSize { Self.fixedSize }

    /// The stepper's own size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }

    /// Goes a step down where the finger is lifted in the left half and up in the right one, and says so.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let isUp = touch.location(in: self).x >= bounds.midX
        guard range.move(up: isUp, wraps: wraps) else { return }
        send(for: .valueChanged, with: event)
        send(for: .primaryActionTriggered, with: event)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeStepper(decoder) }
    }

    override class var keyedProperties: KeyedProperties { stepperKeys }
}
