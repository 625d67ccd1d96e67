/// ARKit's camera picture with a SceneKit scene, here a plain view in its place.
///
/// Headless only.
@preconcurrency @MainActor open class ARSCNView: UIView {
    private weak var delegate: AnyObject?

    override class var keyedProperties: KeyedProperties { outletKeys }

    private static let outletKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\ARSCNView.delegate)
    ])
}

/// ARKit's camera picture with a SpriteKit scene, here a plain view in its place.
///
/// Headless only.
@preconcurrency @MainActor open class ARSKView: UIView {
    private weak var delegate: AnyObject?

    override class var keyedProperties: KeyedProperties { outletKeys }

    private static let outletKeys = UIView.keyedProperties.adding([
        "delegate": KeyedProperty(\ARSKView.delegate)
    ])
}
