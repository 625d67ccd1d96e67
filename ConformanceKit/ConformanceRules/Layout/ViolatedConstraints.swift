/// Required constraints that the frames of a layout do not meet.
///
/// Where the platform does not tell which constraints it left out, the frames do. Constraints with scroll views' content and with baselines
/// are left out of account, and so is what is transformed: frames do not tell of those.
@MainActor struct ViolatedConstraints {
    private let root: UIView
    private let isMirrored: Bool

    init(in root: UIView) {
        self.root = root
        isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The constraints, in the order of the views that have them.
    var all: [NSLayoutConstraint] { root.selfAndDescendants.flatMap(\.constraints).filter(isViolated) }

    /// Each of them, with what contradicts it.
    var conflicts: [PlatformLayout.Conflict] {
        all.map { constraint in
            PlatformLayout.Conflict(
                parts: ([constraint] + rivals(of: constraint)).map { .constraint($0) }, broken: constraint)
        }
    }

    /// The other required constraints that what a constraint is about follows from.
    private func rivals(of constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
        let axis: NSLayoutConstraint.Axis = constraint.firstAttribute.isVertical ? .vertical : .horizontal
        let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
        return views.flatMap { $0.constraintsAffectingLayout(for: axis) }.filter { $0.priority == .required && $0 !== constraint }
            .reduce(into: []) { found, rival in if !found.contains(where: { $0 === rival }) { found.append(rival) } }
    }

    private func isViolated(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.isActive, constraint.priority == .required, let item = constraint.firstItem,
            let first = value(of: constraint.firstAttribute, item)
        else { return false }
        var difference = first - constraint.constant
        var direction: CGFloat = 1
        if let item = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            guard let second = value(of: constraint.secondAttribute, item) else { return false }
            let isTurned = isMirrored && constraint.firstAttribute.isRelative
            let constant = isTurned ? -constraint.constant : constraint.constant
            difference = first - (constraint.multiplier * second + constant)
            if isTurned { direction = -1 }
        }
        switch constraint.relation {
        case .lessThanOrEqual: return difference * direction > Self.tolerance
        case .greaterThanOrEqual: return difference * direction < -Self.tolerance
        default: return abs(difference) > Self.tolerance
        }
    }

    /// Where an attribute of an item lies in the root, or how long it is; nil where frames do not tell.
    private func value(of attribute: NSLayoutConstraint.Attribute, _ item: AnyObject) -> CGFloat? {
        guard let rect = rect(of: item, attribute.isMargin) else { return nil }
        switch attribute {
        case .left, .leftMargin: return rect.minX
        case .right, .rightMargin: return rect.maxX
        case .leading, .leadingMargin: return isMirrored ? rect.maxX : rect.minX
        case .trailing, .trailingMargin: return isMirrored ? rect.minX : rect.maxX
        case .top, .topMargin: return rect.minY
        case .bottom, .bottomMargin: return rect.maxY
        case .centerX, .centerXWithinMargins: return rect.midX
        case .centerY, .centerYWithinMargins: return rect.midY
        case .width: return rect.width
        case .height: return rect.height
        default: return nil
        }
    }

    private func rect(of item: AnyObject, _ isOfMargins: Bool) -> CGRect? {
        if let guide = item as? UILayoutGuide {
            guard let owner = guide.owningView, isPlain(owner) else { return nil }
            return owner.convert(guide.layoutFrame, to: root)
        }
        guard let view = item as? UIView, isPlain(view) else { return nil }
        if isOfMargins { return view.convert(view.bounds.inset(by: view.layoutMargins), to: root) }
        if view === root { return view.bounds }
        return view.superview?.convert(view.frame.inset(by: view.alignmentRectInsets), to: root)
    }

    private func isPlain(_ view: UIView) -> Bool {
        !(view is UIScrollView) && view.isDescendant(of: root)
            && sequence(first: view, next: { $0 === root ? nil : $0.superview }).allSatisfy(\.transform.isIdentity)
    }

    /// Frames are rounded to pixels.
    private static let tolerance: CGFloat = 1
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
            .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether the attribute turns round with the direction of reading.
    fileprivate var isRelative: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}
