/// What is told when a layer lays out or draws.
public protocol CALayerDelegate: AnyObject {
    /// Makes a layer's contents.
    func display(_ layer: CALayer)

    /// Lays out a layer's sublayers.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    /// Makes nothing: the requirement is optional in QuartzCore.
    public func display(_ layer: CALayer) {}

    /// Lays out nothing: the requirement is optional in QuartzCore.
    public func layoutSublayers(of layer: CALayer) {}
}
