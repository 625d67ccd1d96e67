/// A part of a group on its way to a place.
struct GroupPiece {
    var part: LayoutPart
    var solved: SolvedGroup
    var size: CGSize
    /// The room that it takes along the group's axis, with its edge spacing.
    var room: CGFloat

    var frame: PartFrame { part.frame }

    /// The room that the piece takes across the axis.
    func breadth(across axis: LayoutAxis) -> CGFloat {
        axis.across(size) + frame.edgeSpacing.length(along: axis.crossing)
    }

    /// Where the piece begins across the axis.
    func placeAcross(_ axis: LayoutAxis, in interior: CGRect) -> CGFloat {
        let cross = axis.crossing
        let edges = (frame.edgeSpacing.start(cross), frame.edgeSpacing.end(cross))
        let rest = max(0, axis.across(interior.size) - breadth(across: axis))
        let count = [edges.0, edges.1].filter(\.isFlexible).count
        return interior.start(along: cross) + edges.0.taking(count == 0 ? 0 : rest / CGFloat(count))
    }

    /// The piece's own places: those of a group, or that of an item with the views beside it.
    var placed: SolvedGroup {
        guard case .item = part else { return solved }
        let place = SolvedGroup.Place(frame: itemFrame, flexibleAxes: frame.size.flexibleAxes)
        let supplements = frame.supplements.map {
            SolvedGroup.Supplement(template: $0, item: 0, frame: $0.frame(at: place.frame))
        }
        return SolvedGroup(size: size, items: [place], supplements: supplements)
    }

    /// An item's frame in its place: smaller by its insets, save along an estimated axis. `F25`
    private var itemFrame: CGRect {
        let axes: [LayoutAxis] = [.horizontal, .vertical].filter { !frame.size[$0].isEstimated }
        return frame.insets.shrinking(CGRect(origin: .zero, size: size), on: axes)
    }
}

extension LayoutSpacing {
    /// The space with a share of what is left over.
    func taking(_ share: CGFloat) -> CGFloat { isFlexible ? value + share : value }
}

extension CGSize {
    func replacing(_ length: CGFloat, along axis: LayoutAxis) -> CGSize {
        axis.size(along: length, across: axis.across(self))
    }
}

extension CGRect {
    func start(along axis: LayoutAxis) -> CGFloat { axis == .vertical ? minY : minX }
}
