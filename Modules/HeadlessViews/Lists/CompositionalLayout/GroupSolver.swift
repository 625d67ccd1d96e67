/// Finds the frames of a group's items: as many as there are, or as fit.
struct GroupSolver {
    /// The slack in deciding whether a part fits.
    static let tolerance: CGFloat = 1e-6

    /// How many items there are for the group; the solver takes no more.
    var available = Int.max
    /// The size that an item of the group was measured to have, by its place in the group.
    var measured: (Int) -> CGSize? = { _ in nil }

    /// Solves a group in its container.
    func solve(_ group: GroupTemplate, in container: CGSize) -> SolvedGroup { solve(group, in: container, first: 0) }

    private func solve(
        _ group: GroupTemplate, in container: CGSize, first: Int, replacing length: (LayoutAxis, CGFloat)? = nil
    ) -> SolvedGroup {
        var size = group.frame.size.size(in: container)
        if let length { size = size.replacing(length.1, along: length.0) }
        let interior = group.frame.insets.shrinking(CGRect(origin: .zero, size: size))
        var solved: SolvedGroup
        switch group.content {
        case .custom(let places): solved = custom(places, size: size, count: available - first)
        case .filling(let axis, _), .repeating(let axis, _, _), .dividing(let axis, _, _):
            let pieces = pieces(of: group, along: axis, in: interior.size, first: first)
            solved = arrange(pieces, of: group, along: axis, size: size, interior: interior)
        }
        for supplement in group.frame.supplements where !solved.items.isEmpty {
            let frame = supplement.frame(at: CGRect(origin: .zero, size: solved.size))
            solved.supplements.append(SolvedGroup.Supplement(template: supplement, item: 0, frame: frame))
        }
        return solved
    }

    private func custom(_ places: [CustomPlace], size: CGSize, count: Int) -> SolvedGroup {
        let items = places.prefix(max(0, count)).map { SolvedGroup.Place(frame: $0.frame, zIndex: $0.zIndex) }
        return SolvedGroup(size: size, items: Array(items))
    }

    private func pieces(of group: GroupTemplate, along axis: LayoutAxis, in room: CGSize, first: Int) -> [GroupPiece] {
        switch group.content {
        case .custom: return []
        case .repeating(_, let part, let count): return repeated(part, count, along: axis, in: room, first: first, share: nil)
        case .dividing(_, let part, let count):
            let rest = axis.along(room) - group.spacing.value * CGFloat(count - 1)
            return repeated(part, count, along: axis, in: room, first: first, share: max(0, rest / CGFloat(max(1, count))))
        case .filling(_, let parts):
            return filling(parts, of: group, along: axis, in: room, first: first)
        }
    }

    private func repeated(
        _ part: LayoutPart, _ count: Int, along axis: LayoutAxis, in room: CGSize, first: Int, share: CGFloat?
    ) -> [GroupPiece] {
        var pieces: [GroupPiece] = []
        var next = first
        while pieces.count < count, next < available {
            let piece = piece(part, along: axis, in: room, first: next, share: share)
            next += piece.solved.items.count
            pieces.append(piece)
        }
        return pieces
    }

    /// The parts one after the other, from the first again behind the last, while they fit; where the group's own length is not known,
    /// each part once at least.
    private func filling(
        _ parts: [LayoutPart], of group: GroupTemplate, along axis: LayoutAxis, in room: CGSize, first: Int
    ) -> [GroupPiece] {
        var pieces: [GroupPiece] = []
        var next = first
        var used: CGFloat = 0
        let isEstimated = group.frame.size[axis].isEstimated
        let least = isEstimated ? parts.count : 1
        while next < available, !parts.isEmpty {
            let part = parts[pieces.count % parts.count]
            let piece = piece(part, along: axis, in: room, first: next, share: nil)
            // How many parts an estimated group has must not change with what is measured.
            let length = isEstimated ? part.frame.room(along: axis, in: room) : piece.room
            let widened = used + (pieces.isEmpty ? 0 : group.spacing.value) + length
            let fits = widened <= axis.along(room) + Self.tolerance
            guard pieces.count < least || fits && (widened > used || pieces.count < parts.count) else { break }
            used = widened
            next += piece.solved.items.count
            pieces.append(piece)
        }
        return pieces
    }

    private func piece(
        _ part: LayoutPart, along axis: LayoutAxis, in room: CGSize, first: Int, share: CGFloat?
    ) -> GroupPiece {
        let frame = part.frame
        let solved: SolvedGroup
        var size: CGSize
        switch part {
        case .group(let group):
            solved = solve(group, in: room, first: first, replacing: share.map { (axis, $0) })
            size = solved.size
        case .item:
            size = frame.size.size(in: room, measured: measured(first))
            if let share { size = size.replacing(share, along: axis) }
            solved = SolvedGroup(size: size, items: [SolvedGroup.Place(frame: .zero)])
        }
        let edges = axis.along(size) + frame.edgeSpacing.length(along: axis)
        return GroupPiece(part: part, solved: solved, size: size, room: edges)
    }
}

extension GroupSolver {
    /// Puts pieces behind one another, and gives flexible spaces what is left over.
    private func arrange(
        _ pieces: [GroupPiece], of group: GroupTemplate, along axis: LayoutAxis, size: CGSize, interior: CGRect
    ) -> SolvedGroup {
        let pieces = uniform(pieces, across: axis)
        let used = pieces.reduce(0) { $0 + $1.room } + group.spacing.value * CGFloat(max(0, pieces.count - 1))
        var size = size
        var interior = interior
        if group.frame.size[axis].isEstimated { grow(&size, &interior, to: used, along: axis) }
        if group.frame.size[axis.crossing].isEstimated {
            let breadth = pieces.map { $0.breadth(across: axis) }.max() ?? 0
            grow(&size, &interior, to: breadth, along: axis.crossing)
        }
        let share = flexibleShare(of: axis.along(interior.size) - used, pieces, group.spacing, along: axis)
        var solved = SolvedGroup(size: size)
        var place = CGRect(origin: interior.origin, size: .zero).start(along: axis)
        for piece in pieces {
            place += piece.frame.edgeSpacing.start(axis).taking(share)
            let across = piece.placeAcross(axis, in: interior)
            let corner = axis.point(along: place, across: across)
            solved.add(piece.placed, at: corner)
            place += axis.along(piece.size) + piece.frame.edgeSpacing.end(axis).taking(share) + group.spacing.taking(share)
        }
        return solved
    }

    /// An estimated group is as large as what is in it, with its own insets.
    private func grow(_ size: inout CGSize, _ interior: inout CGRect, to length: CGFloat, along axis: LayoutAxis) {
        let insets = axis.along(size) - axis.along(interior.size)
        size = size.replacing(length + insets, along: axis)
        interior.size = interior.size.replacing(length, along: axis)
    }

    /// What each flexible space takes beside its least length.
    private func flexibleShare(
        of rest: CGFloat, _ pieces: [GroupPiece], _ spacing: LayoutSpacing, along axis: LayoutAxis
    ) -> CGFloat {
        let edges = pieces.flatMap { [$0.frame.edgeSpacing.start(axis), $0.frame.edgeSpacing.end(axis)] }
        let gaps = spacing.isFlexible ? max(0, pieces.count - 1) : 0
        let count = edges.filter(\.isFlexible).count + gaps
        return count == 0 ? 0 : max(0, rest) / CGFloat(count)
    }

    /// Makes the parts that are to be alike across the axis as large as the largest of them.
    private func uniform(_ pieces: [GroupPiece], across axis: LayoutAxis) -> [GroupPiece] {
        let cross = axis.crossing
        let alike = pieces.filter { $0.frame.size[cross].measure == .uniform }
        guard let largest = alike.map({ cross.along($0.size) }).max() else { return pieces }
        return pieces.map { piece in
            guard piece.frame.size[cross].measure == .uniform else { return piece }
            var piece = piece
            piece.size = piece.size.replacing(largest, along: cross)
            return piece
        }
    }
}
