extension UIScrollView {
    /// Where the content can be.
    var scrollRange: ScrollRange {
        ScrollRange(viewSize: bounds.size, contentSize: contentSize, insets: adjustedContentInset)
    }

    /// Moves the content at once, and tells of the end of an animation that was asked for.
    func moveContent(to offset: CGPoint, animated: Bool) {
        let isMoving = offset != contentOffset
        contentOffset = offset
        if animated, isMoving { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Brings the content back where a smaller content, or other insets, left nothing to see.
    func returnToContent() {
        let offset = scrollRange.clamped(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }
}
