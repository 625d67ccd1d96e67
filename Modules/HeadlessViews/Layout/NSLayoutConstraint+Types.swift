extension NSLayoutConstraint {
    /// What of a view or guide a constraint speaks of.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0
    }

    /// How the sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is of the rectangle inside the margins.
    var isMargin: Bool { withoutMargin != self }

    /// The same attribute of the view's whole rectangle.
    var withoutMargin: Self {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }

    /// What kind of value the attribute has.
    var dimension: NSLayoutConstraint.Dimension {
        switch withoutMargin {
        case .left, .right: .absoluteHorizontal
        case .leading, .trailing: .relativeHorizontal
        case .centerX: .centerHorizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        case .width, .height: .length
        default: .none
        }
    }

    /// The class of UIKit's anchor for the attribute, as its messages name it.
    var anchorClass: String {
        switch dimension {
        case .absoluteHorizontal, .relativeHorizontal, .centerHorizontal: "NSLayoutXAxisAnchor"
        case .vertical: "NSLayoutYAxisAnchor"
        case .length, .none: "NSLayoutDimension"
        }
    }
}
