/// A rectangle with content: UIKit's view, kept in memory and drawn on no screen.
///
/// Its geometry lives in its layer, as on UIKit: ``center``, ``bounds`` and ``transform`` are the state, and ``frame`` follows from them.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// Makes a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        layer = Self.makeLayer(at: frame)
        super.init()
        layer.backedView = self
        layoutState.needsLayout = true
    }

    /// Makes the view that an Interface Builder document describes; from any other coder, an empty one.
    ///
    /// Outlets are not connected yet when this returns: that comes later, before `awakeFromNib()`. `B4`
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer(at: .zero)
        super.init()
        layer.backedView = self
        layoutState.needsLayout = true
        decode(InterfaceDecoder(coder, for: self))
    }

    /// Makes a view without a size.
    public override convenience init() { self.init(frame: .zero) }

    private static func makeLayer(at frame: CGRect) -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            UIKitException.internalInconsistency.raise("layerClass must be CALayer or a subclass (was \(layerClass)).")
        }
        let layer = ObjectInitializers.layer(type)
        layer.frame = frame
        layer.isOpaque = true
        return layer
    }

    /// The layer that holds the view's geometry and look.
    public let layer: CALayer

    /// The class of the view's layer; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// What the view's layout needs beside its frame.
    //
    // It stands before the subviews, since a view's end ends what it stores in order: constraints go before the views that they refer to,
    // which then have nobody to tell of their own end.
    var layoutState = ViewLayoutState()
    // Other modules read it with each dequeue by type, where it would be watched for overlapping accesses if they read it themselves.
    @exclusivity(unchecked) @usableFromInline final var wasSetUpFromNib = false

    /// Whether the view has been set up since its nib made it, by those who do so.
    @inlinable package final var isSetUpFromNib: Bool {
        get { wasSetUpFromNib }
        set { wasSetUpFromNib = newValue }
    }

    /// What the view knows of its traits; before the subviews for the same reason.
    var traitState = TraitState()

    /// The views in this one, from back to front.
    @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []

    /// The view that this one is in.
    @exclusivity(unchecked) open internal(set) weak var superview: UIView?

    /// The window that the view is in, or nil.
    open var window: UIWindow? { superview?.window }

    /// The controller whose root view this is.
    weak var viewController: UIViewController?

    /// The controller whose root view this is, else the superview. `D38`
    open override var next: UIResponder? { viewController ?? superview }

    /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
    open var tag = 0

    /// Whether the view takes touches; true by default.
    open var isUserInteractionEnabled = true

    /// Whether the view takes more than one touch at a time; false by default.
    open var isMultipleTouchEnabled = false

    /// Whether touches in other views wait while this one has a touch; false by default.
    open var isExclusiveTouch = false

    /// How the content is placed when the size changes; `scaleToFill` by default.
    open var contentMode = ContentMode.scaleToFill

    /// Whether the view's drawing area is cleared before it draws; true by default.
    open var clearsContextBeforeDrawing = true

    /// Pixels to a point; the screen's by default.
    open var contentScaleFactor: CGFloat {
        get { ownContentScaleFactor ?? UIScreen.main.scale }
        set { ownContentScaleFactor = newValue }
    }

    /// The scale that was set on this view itself.
    private var ownContentScaleFactor: CGFloat?

    /// The color behind the content; nil, which is none, by default.
    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.cgColor }
    }

    /// The view whose alpha masks this one's content.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    /// The name under which the view's state is restored.
    open var restorationIdentifier: String?

    /// Which margins turn round with the direction of reading.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if oldValue != semanticContentAttribute { constraintsDidChange() } }
    }

    /// The interface style of the view and those in it, whatever their surroundings have; `unspecified` by default.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownInterfaceStyle }
        set { changeTraits { ownInterfaceStyle = newValue } }
    }

    /// The traits of the view and those in it, whatever their surroundings have; none by default.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traitState.overrides) }
        set { changeTraits { traitState.overrides = newValue.traits } }
    }

    /// Brings the view and those in it in line with the traits of where they are, as is done before layout.
    open func updateTraitsIfNeeded() { settleTraits() }

    /// The interface style that was set on this view itself.
    var ownInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// Whether the subviews' autoresizing masks apply when the bounds change; true by default.
    open var autoresizesSubviews = true

    /// How the view follows its superview's size; nothing by default.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the frame and the autoresizing mask stand in for constraints.
    ///
    /// True in code; Interface Builder writes false for views that have constraints. `D43`
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { translationDidChange() } }
    }

    /// What attaches gestures to the view, kept apart since few views have any.
    var recognizers: [UIGestureRecognizer] = []

    /// The tint that was set on this view itself.
    var ownTintColor: UIColor?

    /// How the view's tint is dimmed; `automatic` by default.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet { if oldValue != tintAdjustmentMode { tellTintChanged() } }
    }

    /// Puts a view in front of the other subviews, taking it from its old superview first. `D8`
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Puts a view at a place among the subviews, counted from the back. `D9`
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts a view just in front of a subview. `D9`
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }

    /// Puts a view just behind a subview. `D9`
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }

    /// Swaps the places of two subviews. `D9`
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, with: index2) }

    /// Takes the view out of its superview, with every constraint of that tree that refers to it or to what is in it. `D10`
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the view is another one, or anywhere in it. `D17`
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// The first view with a tag: this one, then those in it, each before its siblings. `D16`
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    /// Marks the view to be laid out; nothing happens until `layoutIfNeeded()`, since no run loop turns here. `D18`
    open func setNeedsLayout() { layoutState.needsLayout = true }

    /// Lays the view and those in it out now, where that is pending. `D18`
    open func layoutIfNeeded() { layOutSubtree() }

    /// Marks the view's constraints to be brought up to date.
    open func setNeedsUpdateConstraints() { layoutState.needsUpdateConstraints = true }

    /// Whether the constraints wait to be brought up to date; true for a new view. `D22`
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

    /// Brings the constraints of the view and of those in it up to date, from the deepest up. `D22`
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

    /// Says that the size of the view's content has changed. `E31`
    open func invalidateIntrinsicContentSize() { naturalSizeDidChange() }

    /// Marks the view to be drawn again.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Marks a part of the view to be drawn again; here, all of it.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Gives the view the size that fits its content, keeping the origin. `D6`
    open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

    /// How much the view resists growing beyond its content's size along an axis; 250 by default. `E16`
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.hugging[axis] }

    /// Sets how much the view resists growing beyond its content's size along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis] = priority
        naturalSizeDidChange()
    }

    /// How much the view resists shrinking below its content's size along an axis; 750 by default. `E16`
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compressionResistance[axis]
    }

    /// Sets how much the view resists shrinking below its content's size along an axis.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.compressionResistance[axis] = priority
        naturalSizeDidChange()
    }

    /// Attaches a gesture recogniser, taking it from the view that has it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Takes a gesture recogniser away.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// The gesture recognisers of the view; nil where it never had one.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// The tint of the view: its own, else its superview's, else the system's blue.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tellTintChanged()
        }
    }

    /// Ends the editing of whatever in the view is first responder; true where none is, and where it lets go or is forced to. `D42`
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

    /// The margins between the edges and the content, in points: 8 on each side by default, with the safe area added where
    /// `insetsLayoutMarginsFromSafeArea` is true. `D30`
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setOwnMargins(newValue) }
    }

    /// The margins of a view that none were set for: 8 points on each side, and for a controller's view at the sides alone. `D30` `D32`
    var defaultLayoutMargins: UIEdgeInsets {
        let ends: CGFloat = viewController == nil ? 8 : 0
        return UIEdgeInsets(top: ends, left: 8, bottom: ends, right: 8)
    }

    /// The margins, by the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(layoutMargins) }
        set { setOwnMargins(plain(newValue)) }
    }

    /// Whether the superview's margins reach in where they are larger; false by default. `D31`
    open var preservesSuperviewLayoutMargins = false

    /// Whether the safe area is added to the margins; true by default. `D30`
    open var insetsLayoutMarginsFromSafeArea = true

    /// The parts of the view that bars and the screen's edges cover; zero without a window. `D27` `D28`
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

    /// The rectangle inside the safe area, for constraints. `D29`
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The rectangle inside the margins, for constraints.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

    /// The rectangle inside the margins that is not too wide to read, for constraints. `D33`
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    /// The direction of reading that the view has: what its attribute forces, else that of its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .unspecified
            ? traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            : Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// How the view is scaled, turned and moved about its anchor point; identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// Whether what is outside the bounds is cut off; false by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether the view covers all that is behind it; true by default.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// The view whose baseline stands for this one's in constraints to the first line; the view itself by default. `E33`
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose baseline stands for this one's in constraints to the last line; the view itself by default. `E33`
    open var forLastBaselineLayout: UIView { self }

    /// Whether the height of the content follows from the width that constraints give the view, as that of a text of several lines does.
    ///
    /// The intrinsic height of such a view is measured in ``ViewLayoutState/solvedWidth``, where there is one. `E28`
    var heightFollowsWidth: Bool { false }

    /// Whether code places the view whatever constraints say, as a list does its cells.
    var isPlacedByCode: Bool { false }

    /// How far below the top of the alignment rectangle the first line of text stands; 0 where there is no text. `E33`
    var firstBaselineOffsetFromTop: CGFloat { 0 }

    /// How far above the bottom of the alignment rectangle the last line of text stands; 0 where there is no text. `E33`
    var lastBaselineOffsetFromBottom: CGFloat { 0 }

    /// Called when the view is to arrange its subviews.
    ///
    /// The view's own bounds are set by then, and so are the frames of the subviews that constraints place.
    open func layoutSubviews() {}

    /// Called when constraints are to be brought up to date.
    ///
    /// An override calls `super` last.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }

    /// Draws the view's content; nothing unless overridden.
    open func draw(_ rect: CGRect) {}

    /// Whether the view can only be laid out by constraints; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Told that the view is about to move to another superview, or to none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Told that the view has another superview, or none.
    open func didMoveToSuperview() {}
    /// Told that the view is about to move to another window, or to none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Told that the view is in another window, or in none.
    open func didMoveToWindow() {}
    /// Told that a view was added to this one.
    open func didAddSubview(_ subview: UIView) {}
    /// Told that a view is about to leave this one.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Told that the tint that the view shows has changed.
    open func tintColorDidChange() {}
    /// Told that the safe area has changed.
    open func safeAreaInsetsDidChange() {}
    /// Told that the margins have changed.
    open func layoutMarginsDidChange() {}
    /// Told that the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when the view is in line with traits that it did not have before; nil where it had none at all.
    func traitsDidSettle(from previous: UITraitCollection?) {}

    /// Takes over what a document has otherwise for the size classes that there are now.
    func takeVariation(_ change: InterfaceChange) { takeViewVariation(change) }

    /// The traits of the place where the view is.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// The frame in the superview's coordinates.
    ///
    /// With a transform it is the box round the transformed bounds. `D1` `D2`
    open var frame: CGRect {
        get { layer.frame }
        set {
            layer.frame = newValue
            layoutState.region?.frameDidChange(of: self)
        }
    }

    /// The view's own coordinates: moving the origin moves the subviews, changing the size keeps the centre. `D1` `D3`
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// Where the anchor point, by default the middle, is in the superview.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            layoutState.region?.frameDidChange(of: self)
        }
    }

    /// How much of the view shows through, 0 to 1; 1 by default.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// Whether the view is hidden, with all that is in it; false by default.
    ///
    /// It stays among the subviews. `D43`
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            if superview is UIStackView { naturalSizeDidChange() }
        }
    }

    /// The size that the view's content would have; `noIntrinsicMetric` in both directions by default. `E14`
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The size that fits the content best; the present size by default. `D6`
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size that meets the view's constraints and is as near a target as can be; the view keeps the size that it has. `E32`
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that meets the view's constraints and is as near a target as can be, by how much each direction matters. `E32`
    ///
    /// A direction of the priority `required` keeps the target's length.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Insets from the frame to the rectangle that constraints align; none by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The deepest view in front at a point, with this one and all that it holds. `D36` `D37`
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Whether a point is in the bounds: the smaller edges are in, the larger ones out. `D5`
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// Whether a gesture recogniser of the view may begin; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Reads a view's own attributes and the objects in it; a subclass reads its own after `super`.
    ///
    /// Nothing is read from a coder that is not Interface Builder's.
    func decode(_ decoder: InterfaceDecoder?) {
        if let decoder { decodeView(decoder) }
    }

    /// Takes in a view that a document lists among this one's `<subviews>`.
    func adopt(_ view: UIView) { addSubview(view) }

    override class var keyedProperties: KeyedProperties { viewKeys }
}
