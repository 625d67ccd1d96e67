import Foundation

/// How wide the segments of a segmented control are.
struct SegmentSizing {
    /// What a segment shows, with the width that it was given; 0 for none.
    struct Segment {
        var contentWidth: CGFloat
        var givenWidth: CGFloat
    }

    var segments: [Segment]
    /// Whether each segment is as wide as its own content asks for, and not as the widest's.
    var isByContent: Bool
    /// The room beside the content of a segment that no width was given for.
    var room: CGFloat
    /// What all segments together take more, or less, for the lines between them.
    var rest: CGFloat
    /// Whether the content of each segment takes whole points, and not only all of them together.
    var roundsSegments: Bool

    /// The width of all segments, in points.
    var width: CGFloat {
        guard !segments.isEmpty else { return 0 }
        let widest = segments.filter { $0.givenWidth == 0 }.map(\.contentWidth).max() ?? 0
        let width = segments.reduce(rest) { sum, segment in
            let own = isByContent ? segment.contentWidth : widest
            return sum + (segment.givenWidth > 0 ? segment.givenWidth : (roundsSegments ? own.pointsUp : own) + room)
        }
        return PixelGrid(scale: 1).down(width)
    }
}
