/// What hears of a scroll view's movements.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Told that the content has moved, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Told that a finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Told that the finger lets go, with the velocity in points a millisecond and where the content will come to rest, which may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Told that the finger has let go, and whether the content goes on of itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Told that the content begins to go on of itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Told that the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Told that an animated move, which is at once here, has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top; true by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Told that a tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The view of the content that zooming scales; nil, which is the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Told that fingers begin to scale the content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Told that the content's scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Told that the content has its new scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Told that the insets with the safe area have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// Every requirement is optional, as on UIKit.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the place where the content comes to rest as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// True.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// No view.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
