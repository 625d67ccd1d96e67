import InterfaceDocuments

/// Holds how far fingers have been dragged.
///
/// A test moves it by `setTranslation(_:in:)` and says by ``UIGestureRecognizer/state`` how far the gesture has come.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers must drag; 1 by default.
    open var minimumNumberOfTouches = 1
    /// How many fingers may drag; without a limit by default.
    open var maximumNumberOfTouches = Int(UInt32.max)

    private var windowTranslation = CGPoint.zero

    /// How far the fingers have moved, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { view.map { $0.fromWindow(windowTranslation) } ?? windowTranslation }

    /// Sets how far the fingers have moved, in a view's coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        windowTranslation = view.map { $0.toWindow(translation) } ?? translation
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.integer(.minimumNumberOfTouches) { minimumNumberOfTouches = value }
        if let value = decoder?.integer(.maximumNumberOfTouches) { maximumNumberOfTouches = value }
    }

    override class var keyedProperties: KeyedProperties { panKeys }

    private static let panKeys = UIGestureRecognizer.keyedProperties.adding([
        "minimumNumberOfTouches": KeyedProperty(\UIPanGestureRecognizer.minimumNumberOfTouches),
        "maximumNumberOfTouches": KeyedProperty(\UIPanGestureRecognizer.maximumNumberOfTouches),
    ])
}

extension UIView {
    /// A distance of the view's coordinates in those of the view that all lies in.
    fileprivate func toWindow(_ distance: CGPoint) -> CGPoint {
        let root = outermost
        let end = convert(distance, to: root)
        let start = convert(CGPoint.zero, to: root)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// A distance in the coordinates of the view that all lies in, in this view's.
    fileprivate func fromWindow(_ distance: CGPoint) -> CGPoint {
        let root = outermost
        let end = convert(distance, from: root)
        let start = convert(CGPoint.zero, from: root)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private var outermost: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
