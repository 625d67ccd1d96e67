extension CGPoint {
    /// The point that a mapping takes this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size that a mapping makes of this one; translation does not count.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle about the four corners of this one after a mapping.
    ///
    /// The null rectangle stays null, since it has no corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull else { return self }
        guard t.b != 0 || t.c != 0 else { return scaledAndMoved(by: t) }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
        return CGRect(boundingBoxOf: corners.map { $0.applying(t) })
    }

    /// The rectangle after a mapping that keeps it upright: the size is scaled by itself, so that moving does not round it.
    private func scaledAndMoved(by t: CGAffineTransform) -> CGRect {
        CGRect(
            x: t.a * (t.a < 0 ? maxX : minX) + t.tx, y: t.d * (t.d < 0 ? maxY : minY) + t.ty,
            width: abs(t.a) * width, height: abs(t.d) * height)
    }

    /// Makes the smallest rectangle that holds some points, or the null rectangle if there are none.
    init(boundingBoxOf points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var low = first
        var high = first
        for point in points.dropFirst() {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
