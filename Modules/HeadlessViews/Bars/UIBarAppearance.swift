import InterfaceDocuments

/// How the background of a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: HeadlessObject {
    /// Makes an appearance for a kind of device, with the usual background.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes an appearance that looks like another.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
    }

    /// Makes an appearance for the device, with the usual background.
    public override convenience init() { self.init(idiom: UIScreen.main.traitCollection.userInterfaceIdiom) }

    /// The kind of device that the appearance was made for.
    public let idiom: UIUserInterfaceIdiom

    /// How what lies below the bar shows through; nil for not.
    open var backgroundEffect: UIBlurEffect?
    /// The color in front of the effect; nil for none.
    open var backgroundColor: UIColor?
    /// The image in front of the color; nil for none.
    open var backgroundImage: UIImage?
    /// How the image fills the bar; `scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the line at the bar's edge; nil for no line.
    open var shadowColor: UIColor?
    /// The image at the bar's edge; nil for a plain line.
    open var shadowImage: UIImage?

    /// Another appearance that looks the same.
    open func copy() -> Self { Self(barAppearance: self) }

    /// Sets the usual background: what lies below shows through, and a line stands at the edge.
    open func configureWithDefaultBackground() {
        setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: UIColor(white: 0, alpha: 0.3))
    }

    /// Sets a background that nothing shows through.
    open func configureWithOpaqueBackground() {
        setBackground(effect: nil, color: .systemBackground, shadow: UIColor(white: 0, alpha: 0.3))
    }

    /// Sets no background, and no line at the edge.
    open func configureWithTransparentBackground() { setBackground(effect: nil, color: nil, shadow: nil) }

    private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    /// Reads what Interface Builder writes of the appearance; a subclass reads its own after `super`.
    func decode(_ decoder: InterfaceDecoder) {
        decoder.color(.backgroundColor) { backgroundColor = $0 }
        decoder.color(.shadowColor) { shadowColor = $0 }
        if let value = decoder.image(.backgroundImage) { backgroundImage = value }
        if let value = decoder.image(.shadowImage) { shadowImage = value }
    }
}
