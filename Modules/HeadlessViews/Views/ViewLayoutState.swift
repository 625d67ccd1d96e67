/// What a view's layout needs beside its frame.
struct ViewLayoutState {
    /// A priority for each axis.
    struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set {
                if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
            }
        }
    }

    var needsLayout = false
    var needsUpdateConstraints = true
    /// The size that a canvas of Interface Builder takes for that of a view's content, which only code has; nil everywhere else.
    var placeholderContentSize: CGSize?
    /// The margins that were set; nil while the view has those that are right for its place.
    var margins: UIEdgeInsets?
    var lastSafeArea = UIEdgeInsets.zero
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// The constraints that are installed on the view.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The part of the tree whose constraints are solved together and that the view's place follows from; nil where no constraint matters.
    var region: LayoutRegion?
    /// The view's place among the members of its region.
    var regionIndex = 0
    /// Whether it was found that the view has no region.
    var isSettled = false
    /// Whether constraints are being solved whose root the view is.
    var isSolving = false
    /// Whether a document says that the view stays where it was drawn, though it has constraints.
    var keepsDrawnFrame = false
    /// The width that constraints gave the view, in points, by which the height of a text of several lines is measured; nil before.
    var solvedWidth: CGFloat?
    var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
}
