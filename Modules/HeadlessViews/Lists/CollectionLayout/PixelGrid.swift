/// The pixels that places are moved to. `F17`
struct PixelGrid: Equatable {
    /// Pixels to a point.
    var scale: CGFloat

    func snap(_ length: CGFloat) -> CGFloat { scale > 0 ? (length * scale).rounded() / scale : length }

    /// The rectangle with its origin on a pixel; its size stays.
    func snap(_ rect: CGRect) -> CGRect { CGRect(x: snap(rect.minX), y: snap(rect.minY), width: rect.width, height: rect.height) }
}
