extension CALayer {
    /// The upright rectangle about the layer in its superlayer, in points; derived from bounds, position and transform.
    ///
    /// To set it sets position and the size of bounds so that it reads back, if the transform only scales and moves.
    public var frame: CGRect {
        get {
            let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            let placed = CGRect(origin: corner, size: bounds.size).applying(affineTransform())
            return placed.offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let mapping = affineTransform()
            bounds.size = newValue.size.applying(mapping.linearPart.inverted()).magnitude
            let current = frame
            position.x += newValue.minX - current.minX
            position.y += newValue.minY - current.minY
        }
    }

    /// What the transform does within the layer's plane.
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    /// Sets the transform to a mapping of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// Whether a point of the layer's own coordinates lies within its bounds.
    public func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }
}

extension CGAffineTransform {
    fileprivate var linearPart: CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    }
}

extension CGSize {
    fileprivate var magnitude: CGSize {
        CGSize(width: abs(width), height: abs(height))
    }
}
