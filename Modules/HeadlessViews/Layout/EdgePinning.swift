/// What constraints that are required, or next to it, pin a view's edges to, read without solving: until constraints are solved,
/// content that is pinned to its owner's edges follows the owner's bounds.
struct EdgePinning {
    private var edges: [NSLayoutConstraint.Attribute: CGFloat] = [:]

    /// Notes that an edge of the view lies at a coordinate of its superview.
    mutating func pin(_ edge: NSLayoutConstraint.Attribute, at coordinate: CGFloat) {
        edges[edge] = edges[edge] ?? coordinate
    }

    /// How much narrower and lower the view is than a box that its edges are pinned to; nil along an axis on which they are not.
    func margins(in box: CGRect) -> (width: CGFloat?, height: CGFloat?) {
        func margin(_ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute, _ length: CGFloat) -> CGFloat? {
            guard let start = edges[start], let end = edges[end] else { return nil }
            return length - (end - start)
        }
        return (margin(.left, .right, box.width), margin(.top, .bottom, box.height))
    }

    /// The frame with each axis replaced whose two edges are pinned.
    func frame(from frame: CGRect) -> CGRect {
        var result = frame
        if let left = edges[.left], let right = edges[.right] {
            result.origin.x = left
            result.size.width = max(right - left, 0)
        }
        if let top = edges[.top], let bottom = edges[.bottom] {
            result.origin.y = top
            result.size.height = max(bottom - top, 0)
        }
        return result
    }
}

extension UIView {
    /// Moves each subview that constraints pin to the view's edges, safe area or margins.
    func followPinnedEdges() {
        for (view, pinning) in pinnedSubviews {
            let frame = pinning.frame(from: view.frame)
            if frame != view.frame { view.frame = frame }
        }
    }

    /// The subviews that constraints pin to the view's edges, safe area or margins.
    var pinnedSubviews: [(view: UIView, pinning: EdgePinning)] {
        guard !layoutState.constraints.isEmpty else { return [] }
        var pinnings: [ObjectIdentifier: EdgePinning] = [:]
        for constraint in layoutState.constraints {
            guard let pin = pin(of: constraint) else { continue }
            pinnings[ObjectIdentifier(pin.view), default: EdgePinning()].pin(pin.edge, at: pin.coordinate)
        }
        return subviews.compactMap { view in
            guard !view.translatesAutoresizingMaskIntoConstraints, let pinning = pinnings[ObjectIdentifier(view)] else {
                return nil
            }
            return (view, pinning)
        }
    }

    private func pin(of constraint: NSLayoutConstraint) -> (view: UIView, edge: NSLayoutConstraint.Attribute, coordinate: CGFloat)?
    {
        // Hosts of one view have some of its edges give way to the size that a list says; nothing here contradicts that.
        guard constraint.priority.rawValue >= 999, constraint.relation == .equal, constraint.multiplier == 1,
            let first = constraint.firstItem, let second = constraint.secondItem
        else { return nil }
        if let view = first as? UIView, view.superview === self, let edge = position(of: constraint.secondAttribute, in: second) {
            guard let ours = plainEdge(constraint.firstAttribute), ours == edge.edge else { return nil }
            return (view, ours, edge.coordinate + offset(of: constraint))
        }
        if let view = second as? UIView, view.superview === self, let edge = position(of: constraint.firstAttribute, in: first) {
            guard let ours = plainEdge(constraint.secondAttribute), ours == edge.edge else { return nil }
            return (view, ours, edge.coordinate - offset(of: constraint))
        }
        return nil
    }

    /// The constraint's constant along the axis: what is measured along the direction of reading turns round with it.
    private func offset(of constraint: NSLayoutConstraint) -> CGFloat {
        let isMirrored = constraint.firstAttribute.dimension == .relativeHorizontal && readsFromTheRight
        return isMirrored ? -constraint.constant : constraint.constant
    }

    private var readsFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where an edge of the view itself, or of one of its guides, lies.
    private func position(
        of attribute: NSLayoutConstraint.Attribute, in item: AnyObject
    ) -> (edge: NSLayoutConstraint.Attribute, coordinate: CGFloat)? {
        let box: CGRect
        if item === self {
            box = attribute.isMargin ? bounds.inset(by: layoutMargins) : bounds
        } else if let guide = item as? UILayoutGuide, guide.owningView === self, guide.role != .custom {
            box = guide.layoutFrame
        } else {
            return nil
        }
        switch plainEdge(attribute.withoutMargin) {
        case .left: return (.left, box.minX)
        case .right: return (.right, box.maxX)
        case .top: return (.top, box.minY)
        case .bottom: return (.bottom, box.maxY)
        default: return nil
        }
    }

    private func plainEdge(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute? {
        switch attribute {
        case .left, .right, .top, .bottom: return attribute
        case .leading: return readsFromTheRight ? .right : .left
        case .trailing: return readsFromTheRight ? .left : .right
        default: return nil
        }
    }
}
