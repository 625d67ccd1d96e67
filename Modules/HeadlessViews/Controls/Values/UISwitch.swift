/// A switch that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static var fixedSize: CGSize { ControlMetrics.current.switchSize }
    /// By how much constraints see the switch narrower.
    private static let hiddenWidth: CGFloat = 2

    /// Makes a switch at a place; the size is always the switch's own, 51 by 31 points. `D49` `E19`
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize))
    }

    /// Makes the switch that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the switch is on; false by default.
    ///
    /// Setting it sends no action. `D49`
    open var isOn = false

    /// Turns the switch on or off.
    ///
    /// No action is sent, and there is no animation to see here. `D49`
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The color of the switch while it is on; nil, which is the system's, by default.
    open var onTintColor: UIColor?

    /// The color of the thumb; nil, which is the system's, by default.
    open var thumbTintColor: UIColor?

    /// An image for the switch while it is on, which has had no effect since iOS 7; nil by default.
    open var onImage: UIImage?

    /// An image for the switch while it is off, which has had no effect since iOS 7; nil by default.
    open var offImage: UIImage?

    /// The title that the switch has as a check box on a Mac; nil by default.
    open var title: String?

    /// What the switch looks like where there is a choice; `automatic` by default.
    open var preferredStyle = Style.automatic

    /// What the switch looks like: a sliding switch, as on every platform but the Mac.
    open var style: Style { .sliding }

    /// The frame, whose size is always the switch's own.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.fixedSize) }
    }

    /// The bounds, whose size is always the switch's own. `D49`
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.fixedSize) }
    }

    /// The size that constraints see, two points narrower than the frame. `E19`
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.fixedSize.width - Self.hiddenWidth, height: Self.fixedSize.height)
    }

    /// The two points by which constraints see the switch narrower. `E19`
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.hiddenWidth) }

    /// The switch's own size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }

    /// Turns the switch over where the finger is lifted inside it, and says so.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        isOn.toggle()
        send(for: .valueChanged, with: event)
        send(for: .primaryActionTriggered, with: event)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeSwitch(decoder) }
    }

    override class var keyedProperties: KeyedProperties { switchKeys }
}

extension UISwitch {
    /// What a switch looks like.
    public enum Style: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// A box with a check mark.
        case checkbox = 1
        /// A thumb that slides.
        case sliding = 2
    }
}
