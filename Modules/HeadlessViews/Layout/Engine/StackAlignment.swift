import LayoutSolver

/// What a stack view demands across its row.
struct StackAlignment {
    typealias Demand = StackArrangement.Demand
    typealias Piece = StackArrangement.Piece

    let arrangement: StackArrangement

    private var across: LayoutSpan { arrangement.across }

    var demands: [Demand] {
        guard let first = arrangement.pieces.first else { return [] }
        switch arrangement.alignment {
        case .fill:
            return [atStart(first), atEnd(first)] + aligned { $0.across.start } + aligned { $0.across.end }
        case .leading: return [atStart(first)] + aligned { $0.across.start } + arrangement.pieces.map(withinEnd) + fit
        case .trailing: return [atEnd(first)] + aligned { $0.across.end } + arrangement.pieces.map(withinStart) + fit
        case .center:
            return [inMiddle(first)] + aligned { $0.across.middle }
                + arrangement.pieces.flatMap { [withinStart($0), withinEnd($0)] }
                + fit
        case .firstBaseline: return [atStart(first)] + aligned { $0.firstBaseline } + arrangement.pieces.map(withinEnd) + fit
        case .lastBaseline: return [atEnd(first)] + aligned { $0.lastBaseline } + arrangement.pieces.map(withinStart) + fit
        }
    }

    /// The first view stands where the row has its edge, and the others where the first one stands.
    private func aligned(_ line: (Piece) -> LinearExpression?) -> [Demand] {
        let lines = arrangement.pieces.compactMap(line)
        guard let first = lines.first else { return [] }
        return lines.dropFirst().map { Demand(expression: $0 - first, name: "UISV-alignment") }
    }

    private func atStart(_ piece: Piece) -> Demand {
        Demand(expression: piece.across.start - across.start, name: "UISV-canvas-connection")
    }

    private func atEnd(_ piece: Piece) -> Demand {
        Demand(expression: across.end - piece.across.end, name: "UISV-canvas-connection")
    }

    private func inMiddle(_ piece: Piece) -> Demand {
        Demand(expression: piece.across.middle - across.middle, name: "UISV-canvas-connection")
    }

    private func withinStart(_ piece: Piece) -> Demand {
        Demand(expression: piece.across.start - across.start, relation: .greaterThanOrEqual, name: "UISV-spanning-boundary")
    }

    private func withinEnd(_ piece: Piece) -> Demand {
        Demand(expression: across.end - piece.across.end, relation: .greaterThanOrEqual, name: "UISV-spanning-boundary")
    }

    /// The row is no wider than it must be; a view whose content has no size across it is as wide as the row.
    private var fit: [Demand] {
        [Demand(expression: across.length, priority: .stackFit, name: "UISV-canvas-fit")]
            + arrangement.pieces.filter { !$0.hasContentAcross }.map {
                Demand(
                    expression: $0.across.length - across.length, priority: .ambiguity, name: "UISV-ambiguity-suppression")
            }
    }
}
