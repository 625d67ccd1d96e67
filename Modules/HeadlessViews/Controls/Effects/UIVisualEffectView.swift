import InterfaceDocuments

/// A view that changes how what lies behind it looks, and shows its content view on top.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// Makes a view without an effect, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        show(contentView)
    }

    /// Makes the view that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view with an effect, without a size.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        show(contentView)
    }

    /// What is done to what lies behind; nil by default.
    open var effect: UIVisualEffect?

    private var storedContentView = UIView()

    /// The view for what is to be seen on top, as large as this one.
    open var contentView: UIView { storedContentView }

    private func show(_ view: UIView) {
        storedContentView = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        show(decoder?.object(.contentView) ?? contentView)
        if let decoder { effect = UIVisualEffect.decode(decoder) }
    }

    override class var keyedProperties: KeyedProperties { visualEffectViewKeys }

    private static let visualEffectViewKeys = UIView.keyedProperties.adding([
        "effect": KeyedProperty(\UIVisualEffectView.effect),
        "contentView": KeyedProperty(reading: \UIVisualEffectView.contentView),
    ])
}
