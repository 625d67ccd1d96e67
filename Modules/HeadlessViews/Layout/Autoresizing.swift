/// How an autoresizing mask answers to a change of the superview's size, along one axis.
enum Autoresizing {
    /// Which parts of a place give along an axis.
    struct Flexibility: OptionSet {
        let rawValue: UInt8
        static let leading = Flexibility(rawValue: 1)
        static let length = Flexibility(rawValue: 2)
        static let trailing = Flexibility(rawValue: 4)
    }

    /// The place of a view whose superview goes from one length to another.
    ///
    /// The flexible parts share the change in proportion to their present lengths, or equally where none has a length. `D23` `D24`
    static func place(
        origin: CGFloat, length: CGFloat, flexibility: Flexibility, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old
        guard change != 0, !flexibility.isEmpty else { return (origin, length) }
        let trailing = old - origin - length
        let parts = [
            flexibility.contains(.leading) ? origin : nil, flexibility.contains(.length) ? length : nil,
            flexibility.contains(.trailing) ? trailing : nil,
        ]
        let flexible = parts.compactMap(\.self)
        let total = flexible.reduce(0, +)
        func share(_ part: CGFloat?) -> CGFloat {
            guard let part else { return 0 }
            return total == 0 ? change / CGFloat(flexible.count) : change * part / total
        }
        return (origin + share(parts[0]), length + share(parts[1]))
    }

    /// The frame of a view with a mask whose superview goes from one size to another.
    static func frame(_ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize) -> CGRect {
        let horizontal = place(
            origin: frame.minX, length: frame.width, flexibility: mask.horizontal, from: old.width, to: new.width)
        let vertical = place(
            origin: frame.minY, length: frame.height, flexibility: mask.vertical, from: old.height, to: new.height)
        return CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
    }
}

extension UIView.AutoresizingMask {
    fileprivate var horizontal: Autoresizing.Flexibility {
        flexibility(leading: .flexibleLeftMargin, length: .flexibleWidth, trailing: .flexibleRightMargin)
    }

    fileprivate var vertical: Autoresizing.Flexibility {
        flexibility(leading: .flexibleTopMargin, length: .flexibleHeight, trailing: .flexibleBottomMargin)
    }

    private func flexibility(leading: Self, length: Self, trailing: Self) -> Autoresizing.Flexibility {
        var flexibility: Autoresizing.Flexibility = []
        if contains(leading) { flexibility.insert(.leading) }
        if contains(length) { flexibility.insert(.length) }
        if contains(trailing) { flexibility.insert(.trailing) }
        return flexibility
    }
}
