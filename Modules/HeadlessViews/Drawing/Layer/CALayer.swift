/// What draws a view: a rectangle with its ground, its border, its corners, its shadow, and layers upon it.
///
/// A layer here keeps what it is told and draws nothing.
///
/// Like QuartzCore's, the class is bound to no actor: a layer that a view owns is reached through the view's property, which is
/// bound to the main actor, and one that a test makes needs no actor at all. It is not Sendable either, so it cannot get from
/// the view's actor to another.
open class CALayer {
    /// The layer's rectangle in its own coordinates, in points.
    open var bounds = CGRect.zero {
        didSet {
            if bounds.size != oldValue.size {
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
                setNeedsLayout()
            }
            if let backedView { MainActor.assumeIsolated { backedView.boundsDidChange(from: oldValue) } }
        }
    }
    /// The view whose geometry the layer holds, if it is a view's.
    ///
    /// A view's layer is only ever changed where the view may be.
    weak var backedView: UIView?
    /// Where the anchor point lies in the superlayer, in points.
    open var position = CGPoint.zero
    /// The point of the layer that `position` places and about which it is turned, as shares of its bounds; the middle by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The height of the anchor point above the superlayer's plane, in points.
    open var anchorPointZ: CGFloat = 0
    /// How far in front of its siblings the layer is drawn, whatever their order.
    open var zPosition: CGFloat = 0
    /// What the layer is turned and scaled by about its anchor point.
    open var transform = CATransform3DIdentity
    /// What the layers upon this one are turned and scaled by.
    open var sublayerTransform = CATransform3DIdentity

    /// Whether the layer and all upon it are left out.
    open var isHidden = false
    /// Whether the layer's back is seen when it is turned.
    open var isDoubleSided = true
    /// Whether y grows upwards within the layer.
    open var isGeometryFlipped = false
    /// Whether what lies beyond the bounds is cut off.
    open var masksToBounds = false
    /// How opaque the layer and all upon it are, from 0 to 1.
    open var opacity: Float = 1
    /// Whether the layer promises to fill its bounds.
    open var isOpaque = false

    /// What is drawn upon the ground, as an image.
    open var contents: Any?
    /// Where the contents lie when their size is not the layer's.
    open var contentsGravity = CALayerContentsGravity.resize
    /// How many pixels of the contents a point is wide.
    open var contentsScale: CGFloat = 1
    /// The part of the contents that is drawn, as shares of them.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether another size of the bounds asks for the contents to be drawn again.
    open var needsDisplayOnBoundsChange = false

    /// The color of the ground; none by default.
    open var backgroundColor: CGColor?
    /// The radius of the corners of the ground and the border, in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that are rounded; all by default.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of the corners; arcs of circles by default.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The width of the border within the bounds, in points; 0 draws none.
    open var borderWidth: CGFloat = 0
    /// The color of the border; opaque black by default.
    open var borderColor: CGColor? = .black

    /// The color of the shadow; opaque black by default.
    open var shadowColor: CGColor? = .black
    /// How opaque the shadow is, from 0 to 1; 0 by default, so that none is seen.
    open var shadowOpacity: Float = 0
    /// How far the shadow lies from the layer, in points; 3 upwards by default.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How far the shadow is blurred, in points; 3 by default.
    open var shadowRadius: CGFloat = 3
    /// The outline that throws the shadow; nil means the layer's own.
    open var shadowPath: CGPath?

    /// Whether the layer is drawn to a bitmap before it is put upon others.
    open var shouldRasterize = false
    /// How many pixels of that bitmap a point is wide.
    open var rasterizationScale: CGFloat = 1
    /// Whether edges that do not lie on pixels are smoothed.
    open var allowsEdgeAntialiasing = false
    /// Whether the layer and those upon it are made see-through as one.
    open var allowsGroupOpacity = true

    /// A name to find the layer by.
    open var name: String?
    /// What is told when the layer lays out or draws: the view, where a view owns the layer.
    open weak var delegate: (any CALayerDelegate)?
    /// The layer whose alpha shows through what of this one is seen.
    open var mask: CALayer?

    var orderedSublayers: [CALayer] = []
    weak var parent: CALayer?
    var isLayoutNeeded = false
    var isDisplayNeeded = false

    /// Makes a layer of no size.
    public init() {}

    /// Makes a layer of no size: no archive holds layers here, so nothing is read.
    public required init?(coder: NSCoder) {}

    /// The upright rectangle about the layer in its superlayer, in points; derived from bounds, position and transform.
    ///
    /// To set it sets position and the size of bounds so that it reads back, if the transform only scales and moves.
    open var frame: CGRect {
        get { placedBounds }
        set { place(in: newValue) }
    }

    /// Whether a point of the layer's own coordinates lies within its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// Lays out the sublayers; by default the delegate does.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Asks for the sublayers to be laid out at the next occasion.
    open func setNeedsLayout() {
        isLayoutNeeded = true
    }

    /// Lays out this layer and those upon it, as far as it was asked for.
    open func layoutIfNeeded() {
        if isLayoutNeeded {
            isLayoutNeeded = false
            layoutSublayers()
        }
        for layer in orderedSublayers {
            layer.layoutIfNeeded()
        }
    }

    /// Makes the contents; by default the delegate does.
    open func display() {
        delegate?.display(self)
    }

    /// Asks for the contents to be made at the next occasion.
    open func setNeedsDisplay() {
        isDisplayNeeded = true
    }

    /// Asks for part of the contents to be made at the next occasion; all of them are.
    open func setNeedsDisplay(_ r: CGRect) {
        isDisplayNeeded = true
    }

    /// Makes the contents if they were asked for.
    open func displayIfNeeded() {
        guard isDisplayNeeded else { return }
        isDisplayNeeded = false
        display()
    }

    /// The value of a property, by the property's name; nil if there is no such property.
    open func value(forKey key: String) -> Any? {
        LayerProperty.named[key]?.read(self)
    }

    /// Sets a property by its name, as a document's runtime attributes do with `layer.cornerRadius`.
    ///
    /// A name that is no property's, and a value of another type than the property's, are misuse, and trap. A `UIColor` for
    /// `borderColor` is the usual mistake: on a phone no border of that color is seen, here it is refused.
    open func setValue(_ value: Any?, forKey key: String) {
        do throws(KeyValueFailure) {
            try set(value, forKey: key)
        } catch {
            let failure = UndeliverableKey(object: ObjectName(ofType: type(of: self)), key: key, failure: error)
            failure.exception.raise(failure.description)
        }
    }

    /// Adds a layer in front of the others, after taking it from where it was.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: orderedSublayers.count)
    }

    /// Inserts a layer at an index of the list that runs from back to front; one beyond its ends counts as the nearer end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts a layer behind another, or at the back if that one is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0, otherwise: 0)
    }

    /// Inserts a layer in front of another, or at the front if that one is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1, otherwise: .max)
    }

    /// Puts a layer in the place of another.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, orderedSublayers.contains(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer from its superlayer.
    open func removeFromSuperlayer() {
        guard let parent else { return }
        parent.orderedSublayers.removeAll { $0 === self }
        self.parent = nil
        parent.setNeedsLayout()
    }
}
