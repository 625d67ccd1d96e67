/// GLKit's drawing by OpenGL, here a plain view in its place.
///
/// Headless only.
@preconcurrency @MainActor open class GLKView: UIView {
    private weak var delegate: AnyObject?

    override class var keyedProperties: KeyedProperties { outletKeys }

    private static let outletKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\GLKView.delegate)
    ])
}
