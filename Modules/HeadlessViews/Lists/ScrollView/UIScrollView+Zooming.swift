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
}
