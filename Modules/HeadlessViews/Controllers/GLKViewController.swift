import InterfaceDocuments

/// GLKit's controller of a view that is drawn again and again; here nothing is drawn.
@preconcurrency @MainActor open class GLKViewController: UIViewController {
    /// How often the view should be drawn in a second; 30 by default.
    open var preferredFramesPerSecond = 30

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.integer(.preferredFramesPerSecond) { preferredFramesPerSecond = value }
    }
}
