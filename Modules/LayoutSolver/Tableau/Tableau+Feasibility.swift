extension Tableau {
    /// Moves basic symbols back into their bounds, by the rule of the dual simplex method without an objective.
    ///
    /// Returns nil, or a basic symbol whose row proves that there are no such values: no nonbasic symbol of it can move the right way.
    @discardableResult
    mutating func restoreFeasibility() -> Int32? {
        var budget = 1000 + 50 * symbols.count
        while let leaving = firstViolation() {
            budget -= 1
            guard budget > 0, let entering = helper(for: leaving) else {
                return leaving
            }
            pivot(leaving: leaving, entering: entering)
        }
        return nil
    }

    /// The oldest basic symbol outside its bounds, which is Bland's choice.
    private mutating func firstViolation() -> Int32? {
        var first: Int32?
        var kept = 0
        for row in suspects {
            guard symbols[Int(row)].isBasic, symbols[Int(row)].isBelow || symbols[Int(row)].isAbove else { continue }
            suspects[kept] = row
            kept += 1
            if first.map({ row < $0 }) ?? true {
                first = row
            }
        }
        suspects.removeSubrange(kept...)
        return first
    }

    /// A nonbasic symbol that can take a violated one to its bound: one that can go both ways, for it need never leave again, otherwise the oldest.
    private func helper(for leaving: Int32) -> Int32? {
        let wanted: Double = symbols[Int(leaving)].isBelow ? 1 : -1
        var free: RowTerm?
        var bounded: Int32?
        for term in symbols[Int(leaving)].terms where abs(term.coefficient) > Tolerance.coefficient {
            if symbols[Int(term.index)].isFree {
                if free.map({ abs(term.coefficient) > abs($0.coefficient) }) ?? true {
                    free = term
                }
            } else if term.coefficient * wanted > 0 ? symbols[Int(term.index)].mayRise : symbols[Int(term.index)].mayFall {
                bounded = bounded.map { min($0, term.index) } ?? term.index
            }
        }
        return free?.index ?? bounded
    }
}
