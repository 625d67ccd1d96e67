import InterfaceDocuments

/// A row of buttons of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    var list = SegmentList()

    /// Makes a control without segments, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the control that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a control of titles and images, each a `String` or a `UIImage`.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] { append(SegmentList.Segment(title: item as? String, image: item as? UIImage)) }
    }

    /// Makes a control of actions, whose titles or images it shows.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { append(SegmentList.Segment(action)) }
    }

    /// The place of no segment, -1.
    open class var noSegment: Int { -1 }

    /// The number of segments.
    open var numberOfSegments: Int { list.segments.count }

    /// The place of the selected segment; -1 where none is.
    ///
    /// Setting it sends no action. `D52`
    open var selectedSegmentIndex: Int {
        get { list.selectedIndex }
        set { list.selectedIndex = newValue }
    }

    /// Whether a segment is selected only while a finger is on it; false by default. `D52`
    open var isMomentary = false

    /// Whether segments are as wide as their content needs; false by default, and they are all of one width.
    open var apportionsSegmentWidthsByContent = false {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The color of the selected segment; nil, which is the system's, by default.
    open var selectedSegmentTintColor: UIColor?

    /// Puts a segment with a title at a place.
    ///
    /// There is no animation to see here.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentList.Segment(title: title), at: segment)
    }

    /// Puts a segment with an image at a place.
    ///
    /// There is no animation to see here.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentList.Segment(image: image), at: segment)
    }

    /// Puts a segment that shows an action, and runs it when it is tapped, at a place.
    ///
    /// There is no animation to see here.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentList.Segment(action), at: segment)
    }

    /// Takes the segment at a place away.
    ///
    /// There is no animation to see here.
    open func removeSegment(at segment: Int, animated: Bool) {
        list.remove(at: segment)
        invalidateIntrinsicContentSize()
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        list.removeAll()
        invalidateIntrinsicContentSize()
    }

    /// Gives the segment at a place a title in place of its image; a place beyond the last means the last.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of the segment at a place.
    open func titleForSegment(at segment: Int) -> String? { list[segment]?.title }

    /// Gives the segment at a place an image in place of its title; a place beyond the last means the last.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// The image of the segment at a place.
    open func imageForSegment(at segment: Int) -> UIImage? { list[segment]?.image }

    /// Gives the segment at a place an action to show and to run.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0 = SegmentList.Segment(action) } }

    /// The action of the segment at a place.
    open func actionForSegment(at segment: Int) -> UIAction? { list[segment]?.action }

    /// The place of the segment whose action has an identifier; -1 if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        list.segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of the segment at a place, in points; 0, the default, leaves it to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

    /// The width that was set for the segment at a place, in points; 0 where none was.
    open func widthForSegment(at segment: Int) -> CGFloat { list[segment]?.width ?? 0 }

    /// Moves the content of the segment at a place, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.contentOffset = offset } }

    /// How far the content of the segment at a place is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { list[segment]?.contentOffset ?? .zero }

    /// Says whether the segment at a place can be selected; all can by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether the segment at a place can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { list[segment]?.isEnabled ?? true }

    private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Sets the attributes of the titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        invalidateIntrinsicContentSize()
    }

    /// The attributes of the titles that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// Selects the segment in which the finger is lifted, and says so.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch, numberOfSegments > 0, bounds.width > 0 else { return }
        let place = Int(touch.location(in: self).x / bounds.width * CGFloat(numberOfSegments))
        guard let segment = list[place], segment.isEnabled, isMomentary || place != selectedSegmentIndex else { return }
        selectedSegmentIndex = place
        send(for: .valueChanged, with: event)
        if let action = segment.action { sendAction(action) }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    /// The width of all segments, and the height of the control for constraints, which is a point less than the frame's. `E26`
    open override var intrinsicContentSize: CGSize {
        CGSize(width: sizing.width, height: ControlMetrics.current.segmentedHeight - alignmentRectInsets.bottom)
    }

    /// The width of all segments, and the height of the control. `E26`
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: sizing.width, height: ControlMetrics.current.segmentedHeight)
    }

    /// The point by which constraints see the control lower.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    private func append(_ segment: SegmentList.Segment) { list.insert(segment, at: numberOfSegments) }

    private func insert(_ segment: SegmentList.Segment, at place: Int) {
        list.insert(segment, at: place)
        invalidateIntrinsicContentSize()
    }

    private func change(_ place: Int, _ work: (inout SegmentList.Segment) -> Void) {
        list.change(place, work)
        invalidateIntrinsicContentSize()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        for segment in decoder.decoders(in: .segments) { append(SegmentList.Segment(segment)) }
        decodeSegmentedControl(decoder)
    }

    override class var keyedProperties: KeyedProperties { segmentedControlKeys }
}

extension SegmentList.Segment {
    @MainActor fileprivate init(_ action: UIAction) {
        self.init(title: action.image == nil ? action.title : nil, image: action.image, action: action)
    }
}
