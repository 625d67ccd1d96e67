extension UIScrollView {
    /// Scales the view that the delegate names; the content's size becomes that view's.
    func zoom(toScale scale: CGFloat) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard scale != view.transform.a else { return }
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        delegate?.scrollViewDidZoom(self)
    }

    /// Scales the content so that a rectangle of the view that is scaled fills this one, and shows it.
    func zoomContent(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let shown = view.convert(rect, to: self)
        let offset = CGPoint(x: shown.midX - bounds.width / 2, y: shown.midY - bounds.height / 2)
        setContentOffset(scrollRange.clamped(offset), animated: animated)
    }

    /// Scales the content as two fingers do, and lets it go.
    ///
    /// Headless only: what a test calls in the place of fingers.
    @_spi(Headless) public func pinch(toScale scale: CGFloat) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        motion.isZooming = true
        delegate?.scrollViewWillBeginZooming(self, with: view)
        zoom(toScale: scale)
        layoutIfNeeded()
        motion.isZooming = false
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
}
