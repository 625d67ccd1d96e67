extension CALayer {
    /// The upright rectangle about the bounds after the transform, in the superlayer.
    var placedBounds: CGRect {
        if CATransform3DIsIdentity(transform) {
            let size = bounds.size
            let corner = CGPoint(x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height)
            return CGRect(origin: corner, size: size).standardized
        }
        let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
        let placed = CGRect(origin: corner, size: bounds.size).applying(affineTransform())
        return placed.offsetBy(dx: position.x, dy: position.y)
    }

    /// Sets position and the size of bounds so that the layer fills a rectangle of the superlayer.
    func place(in rect: CGRect) {
        let rect = rect.standardized
        if CATransform3DIsIdentity(transform) {
            bounds.size = rect.size
            position = CGPoint(x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
            return
        }
        bounds.size = rect.size.applying(affineTransform().linearPart.inverted()).magnitude
        let current = placedBounds
        position.x += rect.minX - current.minX
        position.y += rect.minY - current.minY
    }

    /// What the transform does within the layer's plane.
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    /// Sets the transform to a mapping of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
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
