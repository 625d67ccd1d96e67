import Foundation

/// The room between the letters of the system's font, which differs from size to size.
///
/// Apple's human interface guidelines publish it for SF Pro; from 20 points on, the letters themselves become narrower, too, as far as
/// `Scripts/fit-text-metrics` could tell.
enum SystemFontTracking {
    /// What is added to each character at a size, and to each digit, in points.
    static func amounts(at size: CGFloat) -> (letter: CGFloat, digit: CGFloat) {
        let last = steps.count - 1
        guard size > 0, size < CGFloat(last) else { return (size * steps[last].letter, size * steps[last].digit) }
        let below = Int(size)
        let share = size - CGFloat(below)
        let (low, high) = (steps[below], steps[below + 1])
        return (
            size * (low.letter * (1 - share) + high.letter * share), size * (low.digit * (1 - share) + high.digit * share)
        )
    }

    /// Published tracking less the narrowing of the design for display sizes, by whole points, as shares of the size.
    private static let steps: [(letter: CGFloat, digit: CGFloat)] = (0...76).map { points in
        let tracking = points < 6 ? 41 + Float(6 - points) * 7 : points - 6 < published.count ? Float(published[points - 6]) : 0
        let narrowing = narrowing(at: Float(points))
        let relief = SystemFontAdvances.digitRelief * narrowing / (SystemFontAdvances.displayNarrowing.last?.amount ?? 1)
        return (CGFloat(tracking - narrowing) / 1000, CGFloat(tracking - narrowing + relief) / 1000)
    }

    private static func narrowing(at size: Float) -> Float {
        let steps = SystemFontAdvances.displayNarrowing
        guard let end = steps.firstIndex(where: { $0.size >= size }) else { return steps.last?.amount ?? 0 }
        guard end > 0 else { return 0 }
        let (low, high) = (steps[end - 1], steps[end])
        return low.amount + (high.amount - low.amount) * (size - low.size) / (high.size - low.size)
    }

    /// In thousandths of the size, from 6 points on.
    private static let published: [Int8] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11,
        10,
        10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1,
    ]
}
