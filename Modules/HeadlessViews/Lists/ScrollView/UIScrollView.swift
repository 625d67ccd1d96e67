/// A view that shows a part of content that may be larger than itself.
///
/// Its `bounds.origin` is the ``contentOffset``, as on UIKit, so that the content moves without any subview's frame changing.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Makes a scroll view, which cuts off what is outside its bounds. `D46`
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes the scroll view that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // A list declares its delegate anew with a narrower protocol, which Swift knows for no override: the attribute lets that one win.
    /// What hears of scrolling; it is not kept alive.
    ///
    /// The delegate of a list is this same object. `A101`
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    /// The control at the top of the content that asks for newer content; none by default.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    /// The size of the content, in points; zero by default.
    open var contentSize = CGSize.zero {
        didSet { if oldValue != contentSize { contentSizeDidChange() } }
    }

    /// The point of the content at the view's upper left corner: the origin of its bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Moves the content.
    ///
    /// There is no screen to see an animation on, so the content is there at once, and the delegate is told of the animation's end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { moveContent(to: contentOffset, animated: animated) }

    /// Moves the content as little as shows a rectangle of it, or as much of that as fits; not at all where it is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(scrollRange.showing(rect, from: contentOffset), animated: animated)
    }

    /// What moves the content at the moment.
    var motion = ScrollMotion()

    /// Whether a finger is on the content; true only while a test drags it.
    open var isTracking: Bool { motion.isTracking }
    /// Whether a finger drags the content; true only while a test does.
    open var isDragging: Bool { motion.isDragging }
    /// Whether the content goes on of itself after a drag.
    open var isDecelerating: Bool { motion.isDecelerating }
    /// Whether fingers scale the content; true only while a test does.
    open var isZooming: Bool { motion.isZooming }

    /// Stops the content where it is.
    public func stopScrollingAndZooming() { motion = ScrollMotion() }

    /// Shows the indicators for a moment: on no screen, nothing.
    open func flashScrollIndicators() {}

    /// Space around the content, in points; none by default.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if oldValue != contentInset { tellInsetsChanged() } }
    }

    /// Where the safe area is added to ``contentInset``; `automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if oldValue != contentInsetAdjustmentBehavior { tellInsetsChanged() } }
    }

    /// ``contentInset`` with the safe area, as ``contentInsetAdjustmentBehavior`` says. `D35`
    open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }

    /// The adjusted insets when the view last told of a change.
    var lastAdjustedInsets = UIEdgeInsets.zero
    /// ``contentInset`` at that time.
    var lastContentInset = UIEdgeInsets.zero

    /// Called when ``adjustedContentInset`` has changed; tells nobody itself.
    open func adjustedContentInsetDidChange() {}

    /// Space between the vertical indicator and the edges, in points; none by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

    /// Space between the horizontal indicator and the edges, in points; none by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    /// Space between both indicators and the edges, in points: setting it sets both, reading it reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators keep clear of the safe area; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// Whether scrolling goes beyond the content's edge and back; true by default.
    open var bounces = true
    /// Whether it bounces vertically even where all content fits; false by default, true in a table.
    open var alwaysBounceVertical = false {
        didSet { if oldValue != alwaysBounceVertical { tellInsetsChanged() } }
    }
    /// Whether it bounces horizontally even where all content fits; false by default.
    open var alwaysBounceHorizontal = false {
        didSet { if oldValue != alwaysBounceHorizontal { tellInsetsChanged() } }
    }
    /// Whether zooming goes beyond the limits and back; true by default.
    open var bouncesZoom = true

    /// Whether a finger may scroll; true by default.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the view's size; false by default.
    open var isPagingEnabled = false
    /// Whether a scroll that begins along one axis stays on it; false by default.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar scrolls to the top; true by default.
    open var scrollsToTop = true

    /// Whether the horizontal indicator is shown; true by default.
    open var showsHorizontalScrollIndicator = true
    /// Whether the vertical indicator is shown; true by default.
    open var showsVerticalScrollIndicator = true
    /// How the indicators look; `default` by default.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether the index of a list is shown while it scrolls; `automatic` by default.
    open var indexDisplayMode = IndexDisplayMode.automatic

    /// The smallest scale of the content; 1 by default.
    open var minimumZoomScale: CGFloat = 1
    /// The largest scale of the content; 1 by default.
    open var maximumZoomScale: CGFloat = 1

    /// The scale of the view that the delegate names for zooming; 1 without one.
    ///
    /// It is kept within the two limits.
    open var zoomScale: CGFloat {
        get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content, at once.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale) }

    /// Scales the content so that a rectangle of the view that is scaled fills this one.
    open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

    /// Whether a touch waits until it is clear that it does not scroll; true by default.
    open var delaysContentTouches = true
    /// Whether a touch in the content may turn into scrolling; true by default.
    open var canCancelContentTouches = true
    /// How scrolling puts the keyboard away; `none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How quickly scrolling slows down; `normal` by default.
    open var decelerationRate = DecelerationRate.normal

    /// The rectangle of the content, for constraints.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.contentLayout) }

    /// The rectangle of the view that does not move with the content, for constraints.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frameLayout) }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if old.size != newValue.size { tellInsetsChanged() }
            if old.origin != newValue.origin { delegate?.scrollViewDidScroll(self) }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = bounds.size
            super.frame = newValue
            if old != bounds.size { tellInsetsChanged() }
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        tellInsetsChanged()
    }

    /// Whether the view finds the size of its content itself, whatever constraints say, as lists do.
    var findsContentSize: Bool { false }

    /// Where the content comes to rest that would rest at an offset; a list's layout may have another place.
    func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeScrollView(decoder) } else { clipsToBounds = true }
    }

    override class var keyedProperties: KeyedProperties { scrollViewKeys }
}
