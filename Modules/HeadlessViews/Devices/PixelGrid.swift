/// The pixels of a screen, on which lengths and places end. `F17`
///
/// What arithmetic's error adds or takes counts for nothing, so that a length that was brought to pixels once stays as it is.
struct PixelGrid: Equatable {
    /// Pixels to a point; where there are none, lengths stay as they are.
    var scale: CGFloat

    /// The length to the nearest pixel.
    func snap(_ length: CGFloat) -> CGFloat {
        guard canRound(length) else { return length }
        // What lies half between two pixels but for a calculation's error goes the way that it would go without it.
        return ((length * scale * Self.precision).rounded() / Self.precision).rounded() / scale
    }

    /// The length in as many pixels as it needs.
    func up(_ length: CGFloat) -> CGFloat {
        // Adding nothing makes a negative zero a plain one.
        canRound(length) ? (length * scale - Self.error).rounded(.up) / scale + 0 : length
    }

    /// The length in as many pixels as it fills.
    func down(_ length: CGFloat) -> CGFloat {
        canRound(length) ? (length * scale + Self.error).rounded(.down) / scale : length
    }

    /// The rectangle with its origin on a pixel; its size stays.
    func snap(_ rect: CGRect) -> CGRect { CGRect(x: snap(rect.minX), y: snap(rect.minY), width: rect.width, height: rect.height) }

    private func canRound(_ length: CGFloat) -> Bool { scale > 0 && length.isFinite }

    private static let precision: CGFloat = 10_000
    /// As much of a pixel as is no part of it.
    private static let error: CGFloat = 0.001
}
