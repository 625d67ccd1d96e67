extension UIScrollView {
    /// Drags the content as a finger does, and lets it go.
    ///
    /// The delegate hears all that it hears of a person's drag, in UIKit's order. The content comes to rest where the delegate has it in
    /// `scrollViewWillEndDragging`, at once; what bounces on a screen ends here at the content's edge.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Parameters:
    ///   - distance: how far the content offset goes, in points; a finger moves the other way.
    ///   - velocity: how fast the offset moves when the finger lets go, in points a millisecond; 0 by default, which does not glide.
    /// - Returns: whether the view can be dragged.
    @_spi(Headless) @discardableResult
    public func drag(by distance: CGVector, velocity: CGPoint = .zero) -> Bool {
        guard isScrollEnabled, isUserInteractionEnabled else { return false }
        motion.isTracking = true
        motion.isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        contentOffset = scrollRange.clamped(destination(of: distance))
        layoutIfNeeded()
        letGo(velocity: velocity)
        return true
    }

    private func destination(of distance: CGVector) -> CGPoint {
        let isVertical = abs(distance.dy) >= abs(distance.dx)
        let goesAcross = !isDirectionalLockEnabled || !isVertical
        let goesAlong = !isDirectionalLockEnabled || isVertical
        return CGPoint(
            x: contentOffset.x + (goesAcross ? distance.dx : 0), y: contentOffset.y + (goesAlong ? distance.dy : 0))
    }

    private func letGo(velocity: CGPoint) {
        let range = scrollRange
        var target =
            isPagingEnabled
            ? range.page(from: contentOffset, velocity: velocity)
            : range.glideEnd(from: contentOffset, velocity: velocity, rate: decelerationRate)
        target = restingOffset(target, velocity: velocity)
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        target = range.clamped(target)
        let decelerates = target != contentOffset
        motion.isTracking = false
        motion.isDragging = false
        motion.isDecelerating = decelerates
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        if decelerates { glide(to: target) }
    }

    private func glide(to target: CGPoint) {
        delegate?.scrollViewWillBeginDecelerating(self)
        // The delegate may have stopped it.
        if motion.isDecelerating {
            contentOffset = target
            layoutIfNeeded()
        }
        motion.isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Taps on the status bar, which scrolls to the top where the delegate lets it.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func tapStatusBar() {
        guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        contentOffset.y = scrollRange.lowest.y
        layoutIfNeeded()
        delegate?.scrollViewDidScrollToTop(self)
    }
}
