/// The way in which a layout goes on, and the names of lengths and places along that way and across it.
enum LayoutAxis: Hashable {
    case vertical
    case horizontal

    /// The other one.
    var crossing: LayoutAxis { self == .vertical ? .horizontal : .vertical }

    func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }
    func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }
    func across(_ point: CGPoint) -> CGFloat { self == .vertical ? point.x : point.y }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
        CGRect(origin: point(along: along, across: across), size: size)
    }

    /// The stretch of the way that a rectangle covers.
    func span(of rect: CGRect) -> Range<CGFloat> {
        self == .vertical ? Self.span(rect.minY, rect.maxY) : Self.span(rect.minX, rect.maxX)
    }

    private static func span(_ start: CGFloat, _ end: CGFloat) -> Range<CGFloat> { start..<max(start, end) }

    /// The insets at the start and the end of the way.
    func along(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    }

    /// The insets at the two sides of the way.
    func across(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) { crossing.along(insets) }
}

/// Some of the two axes.
struct LayoutAxes: OptionSet, Hashable {
    let rawValue: UInt8

    static let horizontal = LayoutAxes(rawValue: 1 << 0)
    static let vertical = LayoutAxes(rawValue: 1 << 1)
    static let both: LayoutAxes = [.horizontal, .vertical]
}

extension CGRect {
    /// Moved along an axis.
    func moved(_ distance: CGFloat, along axis: LayoutAxis) -> CGRect {
        CGRect(origin: CGPoint(x: minX, y: minY).moved(distance, along: axis), size: size)
    }

    /// Moved by a point's coordinates.
    func moved(by point: CGPoint) -> CGRect { CGRect(x: minX + point.x, y: minY + point.y, width: width, height: height) }

    /// Whether two rectangles share more than an edge; one without a width or height counts as the points on it.
    func overlaps(_ other: CGRect) -> Bool {
        LayoutAxis.vertical.span(of: self).touches(LayoutAxis.vertical.span(of: other))
            && LayoutAxis.horizontal.span(of: self).touches(LayoutAxis.horizontal.span(of: other))
    }
}

extension CGPoint {
    /// Moved along an axis.
    func moved(_ distance: CGFloat, along axis: LayoutAxis) -> CGPoint {
        axis == .vertical ? CGPoint(x: x, y: y + distance) : CGPoint(x: x + distance, y: y)
    }
}

extension Range<CGFloat> {
    /// Whether two stretches share more than an end; an empty one counts as the point that it begins at.
    func touches(_ other: Range<CGFloat>) -> Bool {
        if isEmpty { return lowerBound >= other.lowerBound && lowerBound < Swift.max(other.upperBound, other.lowerBound.nextUp) }
        if other.isEmpty { return other.lowerBound >= lowerBound && other.lowerBound < upperBound }
        return lowerBound < other.upperBound && other.lowerBound < upperBound
    }

    /// The same length, further along.
    func moved(_ distance: CGFloat) -> Range<CGFloat> { lowerBound + distance..<upperBound + distance }
}
