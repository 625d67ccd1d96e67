/// What hears of a scroll view's movements.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Told that the content has moved, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Told that an animated move, which is at once here, has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view of the content that zooming scales; nil, which is the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Told that the content's scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Told that the insets with the safe area have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// Every requirement is optional, as on UIKit.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// No view.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
