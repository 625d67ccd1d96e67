import Foundation

/// How the system's font is cut for its sizes, and what room is between its letters at each.
///
/// Apple's human interface guidelines have published the room, the tracking, for both ways. The letters are narrower in display sizes,
/// and by how much at each size between the two designs is what `Scripts/fit-text-metrics` found.
enum SystemFontCut: Hashable, Sendable {
    /// One design for text below 20 points and one for display sizes, as from iOS 9 to iOS 13.
    case stepped
    /// Designs that pass into one another, as since iOS 14.
    case continuous

    /// What is added to each character at a size, in points.
    func tracking(at size: CGFloat) -> CGFloat {
        let steps = self == .continuous ? Self.continuousTracking : Self.steppedTracking
        guard size > 0, size < CGFloat(steps.count - 1) else { return size * (steps.last ?? 0) }
        let below = Int(size)
        let share = size - CGFloat(below)
        return size * (steps[below] * (1 - share) + steps[below + 1] * share)
    }

    /// How much of the design for display sizes is in the letters at a size: from 0 to 1.
    func displayShare(at size: CGFloat) -> Float {
        let size = Float(size)
        guard self == .continuous else { return size < 20 ? 0 : 1 }
        let steps = SystemFontAdvances.displayShares
        guard let end = steps.firstIndex(where: { $0.size >= size }) else { return 1 }
        guard end > 0 else { return 0 }
        let (low, high) = (steps[end - 1], steps[end])
        return low.share + (high.share - low.share) * (size - low.size) / (high.size - low.size)
    }

    private static let continuousTracking = shares(published)

    private static let steppedTracking: [CGFloat] = {
        var numbers = published
        numbers.replaceSubrange(11..<22, with: publishedWhenStepped)
        return shares(numbers)
    }()

    /// In thousandths of the size, from 17 to 27 points: where the two ways differ.
    private static let publishedWhenStepped: [Int8] = [-24, -25, -26, 19, 17, 16, 16, 15, 15, 14, 14]

    /// The published numbers by whole points, as shares of the size.
    private static func shares(_ published: [Int8]) -> [CGFloat] {
        (0...76).map { points in
            let thousandths = points < 6 ? 41 + (6 - points) * 7 : points - 6 < published.count ? Int(published[points - 6]) : 0
            return CGFloat(thousandths) / 1000
        }
    }

    /// In thousandths of the size, from 6 points on.
    private static let published: [Int8] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11,
        10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1,
        1,
    ]
}
