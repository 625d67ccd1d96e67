/// A view that lays out some of its subviews in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// Makes a stack view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the stack view that an Interface Builder document describes.
    public required init(coder: NSCoder) { super.init(coder: coder)! }

    /// Makes a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// What the spacing after a view is where it has none of its own: that of the stack view.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// A spacing that the system chooses.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The views that are laid out, in their order; all of them are subviews. `E38`
    open private(set) var arrangedSubviews: [UIView] = []

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// The names of the stack view's own constraints of which it was told that they are broken.
    var knownAsBroken: Set<String> = []

    /// Puts a view at the end of the row.
    ///
    /// It becomes a subview where it is none, and stays where it is among the subviews where it is one; its frame no longer stands
    /// in for constraints. `E38` `E40`
    open func addArrangedSubview(_ view: UIView) {
        leaveRow(view)
        arrange(view, at: arrangedSubviews.count)
    }

    /// Puts a view at a place in the row.
    ///
    /// It becomes the last subview where it is none. `E39` `E40`
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        leaveRow(view)
        guard 0...arrangedSubviews.count ~= stackIndex else {
            UIKitException.internalInconsistency.raise(
                """
                Index out of bounds for arranged subview: index = \(stackIndex) expected to be less \
                than or equal to \(arrangedSubviews.count)
                """)
        }
        arrange(view, at: stackIndex)
    }

    /// Takes a view out of the row; it stays a subview. `E38`
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        leaveRow(view)
        customSpacings[ObjectIdentifier(view)] = nil
        contentDidChange()
    }

    /// The direction in which the views follow one another; a row by default. `D53`
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if oldValue != axis { contentDidChange() } }
    }

    /// How the views share the length; `fill` by default. `D53`
    open var distribution = Distribution.fill {
        didSet { if oldValue != distribution { contentDidChange() } }
    }

    /// Where the views are across the direction; `fill` by default. `D53`
    open var alignment = Alignment.fill {
        didSet { if oldValue != alignment { contentDidChange() } }
    }

    /// The room between views, in points; 0 by default. `D53`
    open var spacing: CGFloat = 0 {
        didSet { if oldValue != spacing { contentDidChange() } }
    }

    /// Whether vertical room is measured between baselines; false by default. `D53`
    open var isBaselineRelativeArrangement = false {
        didSet { if oldValue != isBaselineRelativeArrangement { contentDidChange() } }
    }

    /// Whether the views keep inside the margins, and not only the bounds; false by default. `D53`
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { contentDidChange() } }
    }

    /// Sets the room after a view of the row, in points, which it keeps until it leaves the row. `E48`
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        contentDidChange()
    }

    /// The room after a view that was set for it; `spacingUseDefault` where none was. `E48`
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Takes a subview that leaves the stack view out of the row. `E38`
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The first view of a column, the highest one of a row. `E33`
    open override var forFirstBaselineLayout: UIView {
        let view = axis == .vertical ? arrangedSubviews.first { !$0.isHidden } : highestView
        return view?.forFirstBaselineLayout ?? super.forFirstBaselineLayout
    }

    /// The last view of a column, the highest one of a row. `E33`
    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? arrangedSubviews.last { !$0.isHidden } : highestView
        return view?.forLastBaselineLayout ?? super.forLastBaselineLayout
    }

    private var highestView: UIView? {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let highest = shown.map(\.intrinsicContentSize.height).max()
        return shown.first { $0.intrinsicContentSize.height == highest }
    }

    private func leaveRow(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    private func arrange(_ view: UIView, at index: Int) {
        arrangedSubviews.insert(view, at: index)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        contentDidChange()
    }

    private func contentDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
        constraintsDidChange()
        invalidateIntrinsicContentSize()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        for view in subviews { addArrangedSubview(view) }
        decodeStackView(decoder)
    }

    override class var keyedProperties: KeyedProperties { stackViewKeys }
}
