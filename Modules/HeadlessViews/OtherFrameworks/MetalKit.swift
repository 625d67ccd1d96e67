/// MetalKit's drawing by Metal, here a plain view in its place.
///
/// Headless only.
@preconcurrency @MainActor open class MTKView: UIView {
    private weak var delegate: AnyObject?

    override class var keyedProperties: KeyedProperties { outletKeys }

    private static let outletKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\MTKView.delegate)
    ])
}
