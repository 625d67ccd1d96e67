/// A view at the edge of a section or of the whole layout, such as a header.
struct EdgeTemplate: Equatable {
    var kind: String
    var size: LayoutSize
    /// The edge or corner that it is at; none for the middle.
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    /// Whether it is outside the content, and makes the section longer. `F26`
    var extendsBoundary = true
    /// Whether it stays in sight while its section is.
    var pins = false
    var zIndex = 1
    var insets = NSDirectionalEdgeInsets.zero
}

extension EdgeTemplate {
    /// The view's frame at an edge of a rectangle.
    func frame(of size: CGSize, around inner: CGRect, axis: LayoutAxis) -> CGRect {
        let frame = CGRect(
            x: place(size.width, from: inner.minX, to: inner.maxX, .leading, .trailing, along: axis == .horizontal) + offset.x,
            y: place(size.height, from: inner.minY, to: inner.maxY, .top, .bottom, along: axis == .vertical) + offset.y,
            width: size.width, height: size.height)
        return insets.shrinking(frame)
    }

    /// Where a view begins between two edges: outside the one that it is at where it extends the boundary along the layout's axis, inside it
    /// otherwise, in the middle where it is at none.
    private func place(
        _ length: CGFloat, from start: CGFloat, to end: CGFloat, _ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge,
        along isAlong: Bool
    ) -> CGFloat {
        let isOutside = extendsBoundary && (isAlong || edges.subtracting([first, last]).isEmpty)
        if edges.contains(first) { return isOutside ? start - length : start }
        if edges.contains(last) { return isOutside ? end : end - length }
        return (start + end - length) / 2
    }
}
