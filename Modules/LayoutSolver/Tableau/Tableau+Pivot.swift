extension Tableau {
    /// Drops, from a nonbasic symbol's column, rows that no longer have it, and repetitions.
    mutating func tidyColumn(_ symbol: Int32) {
        var column: [Int32] = []
        swap(&column, &symbols[Int(symbol)].column)
        var kept = 0
        for row in column where symbols[Int(row)].isBasic && placeInRow[Int(row)] == 0 {
            guard symbols[Int(row)].coefficient(of: symbol) != 0 else { continue }
            placeInRow[Int(row)] = 1
            column[kept] = row
            kept += 1
        }
        column.removeSubrange(kept...)
        for row in column {
            placeInRow[Int(row)] = 0
        }
        swap(&column, &symbols[Int(symbol)].column)
    }

    /// Makes `leaving` nonbasic and `entering`, which its row has, basic.
    mutating func pivot(leaving: Int32, entering: Int32) {
        tidyColumn(entering)
        solveRow(of: leaving, for: entering)
        let terms = symbols[Int(entering)].terms
        let value = symbols[Int(entering)].value
        for (place, term) in terms.enumerated() {
            placeInRow[Int(term.index)] = Int32(place + 1)
        }
        var column: [Int32] = []
        swap(&column, &symbols[Int(entering)].column)
        var isCovered = [Bool](repeating: false, count: terms.count)
        for row in column where row != leaving {
            substitute(entering, by: terms, plus: value, inRowOf: row, isCovered: &isCovered)
            suspects.append(row)
        }
        for term in terms {
            placeInRow[Int(term.index)] = 0
            symbols[Int(term.index)].column.append(entering)
        }
        suspects.append(entering)
    }

    /// Turns the row of `leaving` around, into the row of `entering`.
    private mutating func solveRow(of leaving: Int32, for entering: Int32) {
        var terms: [RowTerm] = []
        swap(&terms, &symbols[Int(leaving)].terms)
        var divisor = 1.0
        var place = 0
        for (index, term) in terms.enumerated() where term.index == entering {
            divisor = term.coefficient
            place = index
        }
        let factor = -1 / divisor
        for index in terms.indices {
            terms[index].coefficient *= factor
        }
        terms[place] = RowTerm(index: leaving, coefficient: 1 / divisor)
        symbols[Int(entering)].value = symbols[Int(leaving)].value * factor
        symbols[Int(leaving)].value = 0
        symbols[Int(leaving)].isBasic = false
        symbols[Int(leaving)].column.removeAll(keepingCapacity: true)
        symbols[Int(entering)].isBasic = true
        swap(&terms, &symbols[Int(entering)].terms)
    }

    /// Writes `terms` plus `value` for `entering` in a row; `placeInRow` says where in `terms` a symbol is.
    private mutating func substitute(
        _ entering: Int32, by terms: [RowTerm], plus value: Double, inRowOf row: Int32, isCovered: inout [Bool]
    ) {
        var old: [RowTerm] = []
        swap(&old, &symbols[Int(row)].terms)
        let factor = old.first { $0.index == entering }?.coefficient ?? 0
        var kept = 0
        for term in old where term.index != entering {
            var new = term
            let place = Int(placeInRow[Int(term.index)])
            if place > 0 {
                isCovered[place - 1] = true
                let summand = factor * terms[place - 1].coefficient
                new.coefficient += summand
                if abs(new.coefficient) <= max(Tolerance.cancellation * abs(summand), Tolerance.cancellation) { continue }
            }
            old[kept] = new
            kept += 1
        }
        old.removeSubrange(kept...)
        for place in terms.indices {
            guard !isCovered[place] else {
                isCovered[place] = false
                continue
            }
            old.append(RowTerm(index: terms[place].index, coefficient: factor * terms[place].coefficient))
            symbols[Int(terms[place].index)].column.append(row)
        }
        symbols[Int(row)].value += factor * value
        swap(&old, &symbols[Int(row)].terms)
    }

    /// The basic symbol that stops `entering` first, when it moves up (1) or down (-1), or nil where nothing does.
    ///
    /// Among those that stop it at the same place, the largest coefficient is taken, for the sake of rounding;
    /// by Bland's rule the oldest symbol, so that it ends where steps are of length zero.
    func blocking(_ entering: Int32, direction: Double, byBland isBland: Bool = false) -> Int32? {
        var best: Int32?
        var bestStep = Double.infinity
        var bestSize = 0.0
        for row in symbols[Int(entering)].column {
            let symbol = symbols[Int(row)]
            let change = symbol.coefficient(of: entering) * direction
            guard abs(change) > Tolerance.coefficient, symbol.isBounded(inDirectionOf: change) else { continue }
            let step = max(change < 0 ? symbol.value : -symbol.value, 0) / abs(change)
            let isTie = abs(step - bestStep) <= Tolerance.coefficient
            if isTie ? (isBland ? row < best! : abs(change) > bestSize) : step < bestStep {
                (best, bestStep, bestSize) = (row, step, abs(change))
            }
        }
        return best
    }
}

extension Symbol {
    /// Whether the basic symbol must stop at zero when it changes with this sign.
    func isBounded(inDirectionOf change: Double) -> Bool {
        change < 0 ? !mayFall || side > 0 : !mayRise || side < 0
    }
}
