import Testing

@testable import HeadlessViews

/// Autoresizing along one axis as the facts word it, in whole numbers of sixtieths, which every share of these cases is.
private struct Model {
    var leading: Int
    var length: Int
    var trailing: Int

    /// What is left of the change for each flexible part, by its share.
    func place(_ flexible: (leading: Bool, length: Bool, trailing: Bool), change: Int) -> (origin: Double, length: Double) {
        let parts = [flexible.leading ? leading : nil, flexible.length ? length : nil, flexible.trailing ? trailing : nil]
        let total = parts.compactMap(\.self).reduce(0, +)
        let count = parts.compactMap(\.self).count
        func share(_ part: Int?) -> Double {
            guard let part else { return 0 }
            return total == 0 ? Double(change) / Double(count) : Double(change * part) / Double(total)
        }
        return (Double(leading) + share(parts[0]), Double(length) + share(parts[1]))
    }
}

@MainActor @Suite("Autoresizing")
struct AutoresizingTests {
    private static let flexibilities = (0..<8).map { ($0 & 1 != 0, $0 & 2 != 0, $0 & 4 != 0) }

    private func horizontal(_ flexible: (Bool, Bool, Bool)) -> UIView.AutoresizingMask {
        var mask: UIView.AutoresizingMask = []
        if flexible.0 { mask.insert(.flexibleLeftMargin) }
        if flexible.1 { mask.insert(.flexibleWidth) }
        if flexible.2 { mask.insert(.flexibleRightMargin) }
        return mask
    }

    private func vertical(_ flexible: (Bool, Bool, Bool)) -> UIView.AutoresizingMask {
        var mask: UIView.AutoresizingMask = []
        if flexible.0 { mask.insert(.flexibleTopMargin) }
        if flexible.1 { mask.insert(.flexibleHeight) }
        if flexible.2 { mask.insert(.flexibleBottomMargin) }
        return mask
    }

    @Test("D23 D24 Every mask, with all small places and changes, as the plain model has it", arguments: 0..<8)
    func everyCase(flexibility: Int) {
        let flexible = Self.flexibilities[flexibility]
        for leading in [0, 3, 10] {
            for length in [0, 4, 20] {
                for trailing in [0, 5, 30] {
                    for change in [-2, 0, 7, 60] {
                        check(Model(leading: leading, length: length, trailing: trailing), flexible, change)
                    }
                }
            }
        }
    }

    private func check(_ model: Model, _ flexible: (Bool, Bool, Bool), _ change: Int) {
        let side = CGFloat(model.leading + model.length + model.trailing)
        // A frame has no negative size: one that is given is standardized.
        guard side + CGFloat(change) >= 0 else { return }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        let inner = UIView(frame: CGRect(x: model.leading, y: model.leading, width: model.length, height: model.length))
        inner.autoresizingMask = [horizontal(flexible), vertical(flexible)]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: side + CGFloat(change), height: side + CGFloat(change))
        let (origin, length) = model.place(flexible, change: change)
        // A negative length is standardized by the frame, as on UIKit; such cases have no length to compare.
        guard length >= 0 else { return }
        let expected = [origin, origin, length, length]
        let found = [inner.frame.minX, inner.frame.minY, inner.frame.width, inner.frame.height]
        let isNear = zip(found, expected).allSatisfy { abs(Double($0) - $1) < 1e-9 }
        #expect(isNear, "\(model), \(flexible), change \(change): \(found) is not \(expected)")
    }

    @Test("D25 The axes are apart: a mask for one leaves the other alone")
    func axes() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(inner)
        outer.bounds.size = CGSize(width: 150, height: 120)
        #expect(inner.frame == CGRect(x: 10, y: 30, width: 80, height: 30))
    }

    @Test(
        "D25 The worked cases",
        arguments: [
            ([.flexibleWidth], 20, 60), ([.flexibleLeftMargin], 50, 30), ([.flexibleRightMargin], 20, 30),
            ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 30 * 2.0 / 7, 30),
            ([.flexibleLeftMargin, .flexibleWidth], 32, 48),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 26, 39),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func workedCases(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let inner = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 10))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.bounds.size.width = 130
        #expect(abs(inner.frame.minX - x) < 1e-9)
        #expect(abs(inner.frame.width - width) < 1e-9)
    }

    @Test("D26 A superview may turn it off, and only its size counts")
    func conditions() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.autoresizesSubviews = false
        outer.bounds.size.width = 200
        #expect(inner.frame.width == 100)
    }

    @Test("D43 A hidden view is autoresized too")
    func hidden() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        inner.isHidden = true
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        outer.frame.size.width = 50
        #expect(inner.frame.width == 50)
    }

    @Test("The change reaches the views inside, each by its own mask")
    func nested() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
        middle.autoresizingMask = .flexibleWidth
        inner.autoresizingMask = .flexibleLeftMargin
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.frame.size.width = 140
        #expect(inner.frame.minX == 120)
    }
}
