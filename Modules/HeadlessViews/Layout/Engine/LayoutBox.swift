import LayoutSolver

/// A rectangle whose place and size a solver may still have to find.
struct LayoutBox {
    var minX: LinearExpression
    var minY: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    init(minX: LinearExpression, minY: LinearExpression, width: LinearExpression, height: LinearExpression) {
        self.minX = minX
        self.minY = minY
        self.width = width
        self.height = height
    }

    /// A rectangle that is known.
    init(_ rect: CGRect) {
        minX = LinearExpression(constant: Double(rect.minX))
        minY = LinearExpression(constant: Double(rect.minY))
        width = LinearExpression(constant: Double(rect.width))
        height = LinearExpression(constant: Double(rect.height))
    }

    /// A rectangle of which nothing is known.
    init(unknownIn solver: inout Solver) {
        minX = LinearExpression(solver.makeVariable())
        minY = LinearExpression(solver.makeVariable())
        width = LinearExpression(solver.makeVariable())
        height = LinearExpression(solver.makeVariable())
    }

    var maxX: LinearExpression { minX + width }
    var maxY: LinearExpression { minY + height }

    /// The rectangle within insets of this one.
    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        LayoutBox(
            minX: minX + insets.left, minY: minY + insets.top, width: width - (insets.left + insets.right),
            height: height - (insets.top + insets.bottom))
    }

    /// The rectangle in coordinates whose origin lies elsewhere.
    func shifted(x: LinearExpression, y: LinearExpression) -> LayoutBox {
        LayoutBox(minX: minX + x, minY: minY + y, width: width, height: height)
    }

    /// What an attribute of the rectangle comes to; the attribute is none of margins, baselines or the direction of reading.
    func position(of attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
        switch attribute {
        case .left: minX
        case .right: maxX
        case .top: minY
        case .bottom: maxY
        case .width: width
        case .height: height
        case .centerX: minX + width * 0.5
        case .centerY: minY + height * 0.5
        default: LinearExpression()
        }
    }

    /// The rectangle by a solver's values.
    func rect(in solver: inout Solver) -> CGRect {
        CGRect(
            x: minX.value(in: &solver), y: minY.value(in: &solver), width: width.value(in: &solver),
            height: height.value(in: &solver))
    }
}

extension NSLayoutConstraint.Attribute {
    /// The edge, length, middle or baseline that the attribute means where the text runs in a direction.
    func plain(isMirrored: Bool) -> Self {
        switch withoutMargin {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: withoutMargin
        }
    }

    /// Whether the attribute is a length, which is the same in all coordinates.
    var isLength: Bool { self == .width || self == .height }

    /// The direction of layout that the attribute lies along.
    var axis: NSLayoutConstraint.Axis {
        switch dimension {
        case .vertical: .vertical
        case .length: self == .height ? .vertical : .horizontal
        default: .horizontal
        }
    }
}
