extension UIView: UICoordinateSpace {
    /// The transform in three dimensions; identity by default.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds that `center` places, each coordinate from 0 to 1; the middle by default.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// A point of this view in another's coordinates; in the window's for nil. `D4`
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = point.applying(transformToRoot)
        guard let view else { return inRoot }
        return inRoot.applying(view.transformToRoot.inverted())
    }

    /// A point of another view in this one's coordinates; of the window for nil.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return point.applying(transformToRoot.inverted()) }
        return view.convert(point, to: self)
    }

    /// The box in another view's coordinates round a rectangle of this view; in the window's for nil. `D4`
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let view else { return rect.applying(transformToRoot) }
        return rect.applying(transformToRoot.concatenating(view.transformToRoot.inverted()))
    }

    /// The box in this view's coordinates round a rectangle of another one; of the window for nil.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view else { return rect.applying(transformToRoot.inverted()) }
        return view.convert(rect, to: self)
    }

    /// From this view's coordinates to those of the superview that has none above it.
    private var transformToRoot: CGAffineTransform {
        guard let superview else { return .identity }
        return transformToSuperview.concatenating(superview.transformToRoot)
    }

    /// From this view's coordinates to its superview's.
    private var transformToSuperview: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * layer.anchorPoint.x, y: bounds.minY + bounds.height * layer.anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

/// A frame of reference on the screen, and ways to and from others.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The space's own rectangle.
    var bounds: CGRect { get }
    /// A point of this space in another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace where Self: UIView {
    /// A point of this view in another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: coordinateSpace as? UIView)
    }

    /// A point of another space in this view.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: coordinateSpace as? UIView)
    }

    /// A rectangle of this view in another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: coordinateSpace as? UIView)
    }

    /// A rectangle of another space in this view.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: coordinateSpace as? UIView)
    }
}
