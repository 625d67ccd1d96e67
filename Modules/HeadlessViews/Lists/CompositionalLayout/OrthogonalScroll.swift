/// How the groups of a section scroll across the layout's axis.
enum OrthogonalBehavior {
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
}

/// Where the groups of a section that scroll across the layout's axis may come to rest.
struct OrthogonalScroll {
    var behavior: OrthogonalBehavior
    /// The length of all groups with the section's insets.
    var contentLength: CGFloat
    /// The length of what can be seen at once.
    var sightLength: CGFloat
    var groupLength: CGFloat
    var groupStarts: (Int) -> CGFloat
    var groupCount: Int
    /// The section's inset before the first group.
    var inset: CGFloat

    var limit: CGFloat { max(0, contentLength - sightLength) }

    /// An offset within the content.
    func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), limit) }

    /// The offset at which the groups come to rest when they are let go at one.
    func resting(_ offset: CGFloat) -> CGFloat {
        switch behavior {
        case .continuous: return clamped(offset)
        case .paging:
            guard sightLength > 0 else { return 0 }
            return clamped((offset / sightLength).rounded() * sightLength)
        case .continuousGroupLeadingBoundary, .groupPaging: return clamped(nearest(to: offset) { groupStarts($0) })
        case .groupPagingCentered:
            let half = (sightLength - groupLength) / 2
            // The first group may be in the middle, too, so the offset is not kept within the content.
            return nearest(to: offset) { inset + groupStarts($0) - half }
        }
    }

    /// The place of a group that is closest to an offset; places rise with the groups.
    private func nearest(to offset: CGFloat, _ place: (Int) -> CGFloat) -> CGFloat {
        guard groupCount > 0 else { return 0 }
        let after = (0..<groupCount).firstSortedIndex { place($0) >= offset }
        let candidates = [max(0, after - 1), min(after, groupCount - 1)].map(place)
        return candidates.min { abs($0 - offset) < abs($1 - offset) } ?? 0
    }
}
