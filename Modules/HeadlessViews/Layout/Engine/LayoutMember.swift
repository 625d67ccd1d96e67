import LayoutSolver

/// A view of a part of the tree whose constraints are solved together.
struct LayoutMember {
    /// What the place of a view follows from.
    enum Place {
        case root
        /// Constraints.
        case free
        /// Its autoresizing mask, in a superview whose size constraints find.
        case following
        /// Its frame, as code has set it.
        case given
    }

    let view: UIView
    let place: Place
    /// The rectangle that constraints align, in the superview's coordinates; the root's, in coordinates of its own.
    var box: LayoutBox
    /// From the frame to that rectangle.
    let insets: UIEdgeInsets
    /// Whether anything says something of the view.
    var isUsed = false
    /// The size of a scroll view's content, as far as constraints speak of it.
    var contentWidth: Variable?
    var contentHeight: Variable?
    /// The constraints by which the view keeps to its content's size.
    var sizeKeys = SizeKeys()

    struct SizeKeys {
        var hugging: (horizontal: ConstraintKey?, vertical: ConstraintKey?)
        var resistance: (horizontal: ConstraintKey?, vertical: ConstraintKey?)
    }

    init(_ view: UIView, _ place: Place, box: LayoutBox, insets: UIEdgeInsets) {
        self.view = view
        self.place = place
        self.box = box
        self.insets = insets
    }

    /// The whole width of the view, with what constraints do not align.
    var frameWidth: LinearExpression { box.width + (insets.left + insets.right) }
    /// The whole height of the view.
    var frameHeight: LinearExpression { box.height + (insets.top + insets.bottom) }

    @MainActor var isStack: Bool { (view as? UIStackView)?.arrangedSubviews.isEmpty == false }
}

/// What a relation between places comes from.
enum LayoutSource {
    case constraint(NSLayoutConstraint)
    case frame(of: UIView, NSLayoutConstraint.Axis)
    case stack(UIStackView, name: String)
    case content(of: UIView)
    /// A length is not negative.
    case length

    var isContent: Bool { if case .content = self { true } else { false } }

    var constraint: NSLayoutConstraint? {
        if case .constraint(let constraint) = self { constraint } else { nil }
    }

    /// Whether a stack view takes the room of a hidden view away.
    var isHiding: Bool { if case .stack(_, StackArrangement.hiding) = self { true } else { false } }

    /// Whether the relation is left out where others contradict it.
    var isBreakable: Bool {
        switch self {
        case .constraint, .stack: true
        case .frame, .content, .length: false
        }
    }
}

/// Required constraints that contradict one another, and the one that was left out for it.
struct LayoutConflict {
    var sources: [LayoutSource]
    var broken: LayoutSource
}

/// A number that a problem took from a view, and that may be another once the solution is applied.
struct LayoutInput {
    enum Number {
        case safeArea(UIEdgeInsets)
        case margins(UIEdgeInsets)
        case readable(UIEdgeInsets)
        case firstBaseline(CGFloat)
        case lastBaseline(CGFloat)
    }

    /// The view; not kept, since it keeps the solution.
    weak var view: UIView?
    let number: Number

    init(_ view: UIView, _ number: Number) {
        self.view = view
        self.number = number
    }

    /// Whether the view would give another number now.
    @MainActor var hasChanged: Bool {
        guard let view else { return false }
        return switch number {
        case .safeArea(let insets): view.safeAreaInsets != insets
        case .margins(let insets): view.layoutMargins != insets
        case .readable(let insets): view.readableGuideInsets != insets
        case .firstBaseline(let offset): view.firstBaselineOffsetFromTop != offset
        case .lastBaseline(let offset): view.lastBaselineOffsetFromBottom != offset
        }
    }
}
