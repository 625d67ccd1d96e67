extension UISegmentedControl {
    /// How wide the segments are with what they show.
    var sizing: SegmentSizing {
        let metrics = ControlMetrics.current
        return SegmentSizing(
            segments: list.segments.map { segment in
                SegmentSizing.Segment(contentWidth: width(of: segment), givenWidth: segment.width)
            }, isByContent: apportionsSegmentWidthsByContent, room: metrics.segmentRoom, rest: metrics.segmentRest,
            roundsSegments: metrics.roundsSegmentsToPoints)
    }

    private func width(of segment: SegmentList.Segment) -> CGFloat {
        if let image = segment.image { return image.size.width }
        return segment.title.map { TextMeasure.width(of: $0, in: titleFont, cut: ControlMetrics.current.fontCut) } ?? 0
    }

    private var titleFont: UIFont {
        titleTextAttributes(for: .normal)?[.font] as? UIFont
            ?? .systemFont(ofSize: 13, weight: ControlMetrics.current.segmentWeight)
    }
}
