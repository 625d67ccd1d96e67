extension Tableau {
    /// Drops, from a nonbasic symbol's column, rows that no longer have it and repetitions, and notes the coefficients of the others.
    mutating func openColumn(_ symbol: Int32) {
        guard openedColumn != symbol else { return }
        openedColumn = symbol
        columnCoefficients.removeAll(keepingCapacity: true)
        var column: [Int32] = []
        swap(&column, &symbols[Int(symbol)].column)
        for row in column where symbols[Int(row)].isBasic && placeInRow[Int(row)] == 0 {
            let coefficient = symbols[Int(row)].coefficient(of: symbol)
            guard coefficient != 0 else { continue }
            placeInRow[Int(row)] = 1
            column[columnCoefficients.count] = row
            columnCoefficients.append(coefficient)
        }
        column.removeSubrange(columnCoefficients.count...)
        for row in column {
            placeInRow[Int(row)] = 0
        }
        swap(&column, &symbols[Int(symbol)].column)
    }

    /// Makes `leaving` nonbasic and `entering`, which its row has, basic.
    mutating func pivot(leaving: Int32, entering: Int32) {
        openColumn(entering)
        solveRow(of: leaving, for: entering)
        var terms: [RowTerm] = []
        swap(&terms, &symbols[Int(entering)].terms)
        for (place, term) in terms.enumerated() {
            placeInRow[Int(term.index)] = Int32(place + 1)
        }
        if isCovered.count < terms.count {
            isCovered.append(contentsOf: repeatElement(false, count: terms.count - isCovered.count))
        }
        var column: [Int32] = []
        swap(&column, &symbols[Int(entering)].column)
        for (place, row) in column.enumerated() where row != leaving {
            symbols[Int(row)].value += columnCoefficients[place] * symbols[Int(entering)].value
            substitute(entering, by: terms, times: columnCoefficients[place], inRowOf: row)
            suspects.append(row)
        }
        for term in terms {
            placeInRow[Int(term.index)] = 0
            symbols[Int(term.index)].column.append(entering)
        }
        swap(&terms, &symbols[Int(entering)].terms)
        suspects.append(entering)
        openedColumn = -1
        pivotCount += 1
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

    /// Writes `terms` for `entering`, which has a factor, in a row; `placeInRow` says where in `terms` a symbol is.
    private mutating func substitute(_ entering: Int32, by terms: [RowTerm], times factor: Double, inRowOf row: Int32) {
        var old: [RowTerm] = []
        swap(&old, &symbols[Int(row)].terms)
        var kept = 0
        for index in old.indices {
            var term = old[index]
            guard term.index != entering else { continue }
            let place = Int(placeInRow[Int(term.index)]) - 1
            if place >= 0 {
                isCovered[place] = true
                let summand = factor * terms[place].coefficient
                term.coefficient += summand
                guard abs(term.coefficient) > Tolerance.cancellation * max(abs(summand), 1) else { continue }
            }
            old[kept] = term
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
        swap(&old, &symbols[Int(row)].terms)
    }

    /// The basic symbol that stops `entering` first, when it moves up (1) or down (-1), or nil where nothing does.
    ///
    /// The column has to be open. Among those that stop it at the same place, the largest coefficient is taken, for the sake of rounding;
    /// by Bland's rule the oldest symbol, so that it ends where steps are of length zero.
    func blocking(_ entering: Int32, direction: Double, byBland isBland: Bool = false) -> Int32? {
        var best: Int32?
        var bestStep = Double.infinity
        var bestSize = 0.0
        for (place, row) in symbols[Int(entering)].column.enumerated() {
            let change = columnCoefficients[place] * direction
            guard abs(change) > Tolerance.coefficient, symbols[Int(row)].isBounded(inDirectionOf: change) else { continue }
            let value = symbols[Int(row)].value
            let step = max(change < 0 ? value : -value, 0) / abs(change)
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
