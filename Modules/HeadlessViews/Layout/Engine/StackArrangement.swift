import LayoutSolver

/// A stretch along one direction: where it begins in that direction, and how long it is.
struct LayoutSpan {
    var start: LinearExpression
    var length: LinearExpression

    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
}

/// What a stack view demands of the views in its row, as relations between their places.
///
/// It says the same of rows and columns, from left to right and from right to left: the caller turns the places round.
struct StackArrangement {
    /// A view in the row.
    struct Piece {
        /// Its stretch in the row.
        var along: LayoutSpan
        /// Its stretch across the row.
        var across: LayoutSpan
        var isHidden = false
        /// The room after it.
        var spacing: CGFloat = 0
        /// The room after it as it was stated: hardly any where that was left to the system.
        var statedSpacing: CGFloat = 0
        /// The length of its content in the row; negative where it has none.
        var contentLength: CGFloat = -1
        /// Whether its content has a size across the row.
        var hasContentAcross = false
        /// How strongly it keeps from growing beyond its content in the row.
        var hugging = UILayoutPriority.defaultLow
        var firstBaseline: LinearExpression?
        var lastBaseline: LinearExpression?
    }

    /// A sum that has to stand in a relation to zero.
    struct Demand {
        var expression: LinearExpression
        var relation: Relation = .equal
        var priority: UILayoutPriority = .required
        /// UIKit's name of such constraints.
        var name: String
    }

    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var pieces: [Piece]
    /// Where the row may be.
    var along: LayoutSpan
    var across: LayoutSpan
    /// Whether the room between views is from the last line of one to the first line of the next.
    var isBaselineRelative = false

    private var shown: [Piece] { pieces.filter { !$0.isHidden } }

    var demands: [Demand] { ends + hidden + spacings + lengths + StackAlignment(arrangement: self).demands }

    /// The first and the last view that is shown touch the ends. `UISV-canvas-connection`
    private var ends: [Demand] {
        guard let first = shown.first, let last = shown.last else {
            return [Demand(expression: along.length, priority: .stackFit, name: "UISV-canvas-fit")]
        }
        return [
            Demand(expression: first.along.start - along.start, name: "UISV-canvas-connection"),
            Demand(expression: along.end - last.along.end, name: "UISV-canvas-connection"),
        ]
    }

    /// The name of what takes the room of a hidden view away.
    static let hiding = "UISV-hiding"

    /// A hidden view has no length, and stands in the middle of the gap that it leaves. `E41`
    private var hidden: [Demand] {
        pieces.indices.filter { pieces[$0].isHidden }.flatMap { index -> [Demand] in
            let before = pieces[..<index].last { !$0.isHidden }?.along.end ?? along.start
            let after = pieces[index...].first { !$0.isHidden }?.along.start ?? before
            let piece = pieces[index].along
            return [
                Demand(expression: piece.length, name: Self.hiding),
                Demand(expression: piece.start - (before + after) * 0.5, name: Self.hiding),
            ]
        }
    }

    private var neighbours: [(Piece, Piece)] { Array(zip(shown, shown.dropFirst())) }

    private func gap(_ one: Piece, _ next: Piece) -> LinearExpression {
        if isBaselineRelative, let last = one.lastBaseline, let first = next.firstBaseline { return first - last }
        return next.along.start - one.along.end
    }

    private var spacings: [Demand] {
        let neighbours = neighbours
        switch distribution {
        case .fill, .fillEqually, .fillProportionally:
            return neighbours.map { Demand(expression: gap($0, $1) - $0.spacing, name: "UISV-spacing") }
        case .equalSpacing: return minimumSpacings + equalGaps
        case .equalCentering: return minimumSpacings + equalCenters
        }
    }

    /// The room between views is a minimum where the views share what is left. `E43`
    private var minimumSpacings: [Demand] {
        neighbours.flatMap { one, next in
            let excess = gap(one, next) - one.spacing
            return [
                Demand(expression: excess, relation: .greaterThanOrEqual, name: "UISV-spacing"),
                Demand(expression: excess, priority: .stackFit, name: "UISV-canvas-fit"),
            ]
        }
    }

    private var equalGaps: [Demand] {
        let gaps = neighbours.map(gap)
        return zip(gaps, gaps.dropFirst()).map { Demand(expression: $1 - $0, priority: .stackSharing, name: "UISV-distributing") }
    }

    private var equalCenters: [Demand] {
        let steps = neighbours.map { $1.along.middle - $0.along.middle }
        return zip(steps, steps.dropFirst()).map {
            Demand(expression: $1 - $0, priority: .stackSharing, name: "UISV-distributing")
        }
    }

    private var lengths: [Demand] {
        switch distribution {
        case .fill: return unevenLengths
        case .fillEqually:
            return neighbours.map { Demand(expression: $1.along.length - $0.along.length, name: "UISV-fill-equally") }
        case .fillProportionally: return proportionalLengths
        case .equalSpacing, .equalCentering: return []
        }
    }

    /// Of views that hug equally the first one gives, of views without content the last one. `E42`
    private var unevenLengths: [Demand] {
        let shown = shown
        let lastPlain = shown.lastIndex { $0.contentLength < 0 }
        return shown.indices.compactMap { index -> Demand? in
            let piece = shown[index]
            if piece.contentLength < 0 {
                guard index != lastPlain else { return nil }
                return Demand(expression: piece.along.length, priority: .ambiguity, name: "UISV-ambiguity-suppression")
            }
            guard shown[..<index].contains(where: { $0.contentLength >= 0 && $0.hugging.rawValue <= piece.hugging.rawValue }) else {
                return nil
            }
            return Demand(
                expression: piece.along.length - piece.contentLength, priority: .ambiguity, name: "UISV-ambiguity-suppression")
        }
    }

    /// Each view with content has the share of the row that its content has of all content and room between. `E43`
    ///
    /// Room that the system chooses counts for nothing there, as frames in real documents show.
    private var proportionalLengths: [Demand] {
        let sized = shown.filter { $0.contentLength >= 0 }
        let total = sized.map(\.contentLength).reduce(0, +) + shown.dropLast().map(\.statedSpacing).reduce(0, +)
        guard total > 0 else { return [] }
        return sized.enumerated().map { index, piece in
            // Room between makes the shares fall short, and the later ones give.
            Demand(
                expression: piece.along.length - along.length * (piece.contentLength / total),
                priority: UILayoutPriority(999 - Float(index) / 10), name: "UISV-fill-proportionally")
        }
    }
}

extension UILayoutPriority {
    /// How much equal room or equal distances in a stack view insist.
    static let stackSharing = UILayoutPriority(149)
    /// How much a stack view insists on being no larger than its views need.
    static let stackFit = UILayoutPriority(49)
    /// How much a choice insists that is only made since there must be one.
    static let ambiguity = UILayoutPriority(25)
}
