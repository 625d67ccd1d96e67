/// RealityKit's scene, here a plain view in its place.
///
/// Headless only.
@preconcurrency @MainActor open class ARView: UIView {}
