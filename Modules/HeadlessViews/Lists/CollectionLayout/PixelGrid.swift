/// The pixels that places are moved to. `F17`
struct PixelGrid: Equatable {
    /// Pixels to a point.
    var scale: CGFloat

    func snap(_ length: CGFloat) -> CGFloat {
        guard scale > 0 else { return length }
        // What lies half between two pixels but for a calculation's error goes the way that it would go without it.
        return ((length * scale * Self.precision).rounded() / Self.precision).rounded() / scale
    }

    private static let precision: CGFloat = 10_000

    /// The rectangle with its origin on a pixel; its size stays.
    func snap(_ rect: CGRect) -> CGRect { CGRect(x: snap(rect.minX), y: snap(rect.minY), width: rect.width, height: rect.height) }
}
