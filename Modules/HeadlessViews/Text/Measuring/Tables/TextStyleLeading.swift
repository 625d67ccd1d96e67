/// How far apart the baselines of text styles are.
///
/// Apple's human interface guidelines publish it for every style and content size category, and it depends on the size in points alone, save for one
/// cell of their table. Labels of several lines in real documents agree: 34, 52 and 70 points for two, three and four lines of a footnote.
enum TextStyleLeading {
    /// The distance from one baseline to the next at a size, in points.
    static func distance(at size: CGFloat) -> CGFloat {
        let place = min(max(size - 11, 0), CGFloat(distances.count - 1))
        let below = Int(place)
        let above = min(below + 1, distances.count - 1)
        return distances[below] + (distances[above] - distances[below]) * (place - CGFloat(below))
    }

    /// For 11 to 60 points.
    private static let distances: [CGFloat] = [
        13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41, 42, 43, 44, 46, 47, 48, 49,
        50,
        51, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68, 69, 70,
    ]
}
