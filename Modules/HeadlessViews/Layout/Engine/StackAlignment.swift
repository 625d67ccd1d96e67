import LayoutSolver

/// What a stack view demands across its row.
struct StackAlignment {
    typealias Demand = StackArrangement.Demand
    typealias Piece = StackArrangement.Piece

    let arrangement: StackArrangement

    private var across: LayoutSpan { arrangement.across }

    var demands: [Demand] {
        let pieces = arrangement.pieces
        switch arrangement.alignment {
        case .fill: return pieces.flatMap { [atStart($0), atEnd($0)] }
        case .leading: return pieces.flatMap { [atStart($0), withinEnd($0)] } + fit
        case .trailing: return pieces.flatMap { [atEnd($0), withinStart($0)] } + fit
        case .center: return pieces.flatMap { [inMiddle($0), withinStart($0), withinEnd($0)] } + fit
        case .firstBaseline: return onLine(\.firstBaseline, from: atStart, within: withinEnd)
        case .lastBaseline: return onLine(\.lastBaseline, from: atEnd, within: withinStart)
        }
    }

    private func atStart(_ piece: Piece) -> Demand {
        Demand(expression: piece.across.start - across.start, name: "UISV-alignment")
    }

    private func atEnd(_ piece: Piece) -> Demand {
        Demand(expression: across.end - piece.across.end, name: "UISV-alignment")
    }

    private func inMiddle(_ piece: Piece) -> Demand {
        Demand(expression: piece.across.middle - across.middle, name: "UISV-alignment")
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

    /// Lines of text stand on one line. The row has the first view's edge, and no edge of a view is beyond the other end of the row.
    private func onLine(
        _ line: KeyPath<Piece, LinearExpression?>, from edge: (Piece) -> Demand, within end: (Piece) -> Demand
    ) -> [Demand] {
        let pieces = arrangement.pieces
        let lines = pieces.compactMap { $0[keyPath: line] }
        let aligned = zip(lines, lines.dropFirst()).map { Demand(expression: $1 - $0, name: "UISV-alignment") }
        return aligned + pieces.prefix(1).map(edge) + pieces.map(end) + fit
    }
}
