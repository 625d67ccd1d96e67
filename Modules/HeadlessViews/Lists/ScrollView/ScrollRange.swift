/// Where the content of a scroll view can be: what decides of offsets, without a view.
struct ScrollRange {
    var viewSize: CGSize
    var contentSize: CGSize
    var insets: UIEdgeInsets

    /// The offset at which the content's upper left corner is at the insets.
    var lowest: CGPoint { CGPoint(x: -insets.left, y: -insets.top) }

    /// The offset at which the content's lower right corner is at the insets; the lowest one where all content fits.
    var highest: CGPoint {
        CGPoint(
            x: max(lowest.x, contentSize.width + insets.right - viewSize.width),
            y: max(lowest.y, contentSize.height + insets.bottom - viewSize.height))
    }

    /// The offset nearest to another one at which nothing beyond the content is seen.
    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, lowest.x), highest.x), y: min(max(offset.y, lowest.y), highest.y))
    }

    /// The offset nearest to another one at which a rectangle of the content is seen, or as much of it as fits.
    func showing(_ rect: CGRect, from offset: CGPoint) -> CGPoint {
        let x = Self.showing(rect.minX, rect.maxX, from: offset.x, insets.left, viewSize.width - insets.right)
        let y = Self.showing(rect.minY, rect.maxY, from: offset.y, insets.top, viewSize.height - insets.bottom)
        return clamped(CGPoint(x: x, y: y))
    }

    private static func showing(
        _ start: CGFloat, _ end: CGFloat, from offset: CGFloat, _ lead: CGFloat, _ extent: CGFloat
    ) -> CGFloat {
        // What is larger than the view and seen over its whole length stays as it is.
        if start < offset + lead, end > offset + extent { return offset }
        if start < offset + lead || end - start > extent - lead { return start - lead }
        return end > offset + extent ? end - extent : offset
    }

    /// Where a glide ends that begins at an offset with a velocity, in points a millisecond.
    ///
    /// A millisecond leaves a share of the speed, so the distances add up to a geometric series.
    func glideEnd(from offset: CGPoint, velocity: CGPoint, rate: UIScrollView.DecelerationRate) -> CGPoint {
        let factor = rate.rawValue < 1 ? rate.rawValue / (1 - rate.rawValue) : 0
        return clamped(CGPoint(x: offset.x + velocity.x * factor, y: offset.y + velocity.y * factor))
    }

    /// The page that a finger lets go for: the next one in the direction of the velocity, else the nearest one.
    func page(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
        clamped(
            CGPoint(
                x: Self.page(offset.x, velocity.x, length: viewSize.width),
                y: Self.page(offset.y, velocity.y, length: viewSize.height)))
    }

    private static func page(_ offset: CGFloat, _ velocity: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let page = offset / length
        let target = velocity > 0 ? page.rounded(.up) : velocity < 0 ? page.rounded(.down) : page.rounded()
        return target * length
    }
}
