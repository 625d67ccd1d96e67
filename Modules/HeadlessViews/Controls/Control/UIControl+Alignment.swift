extension UIControl {
    /// Where a control's content is, from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// As wide as the control.
        case fill = 3
        /// Where reading begins.
        case leading = 4
        /// Where reading ends.
        case trailing = 5
    }

    /// Where a control's content is, from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// As high as the control.
        case fill = 3
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// The side that is meant in a direction of reading.
    func resolved(for direction: UIUserInterfaceLayoutDirection) -> Self {
        switch self {
        case .leading: direction == .rightToLeft ? .right : .left
        case .trailing: direction == .rightToLeft ? .left : .right
        case .center, .left, .right, .fill: self
        }
    }
}
