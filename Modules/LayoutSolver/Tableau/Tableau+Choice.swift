extension Tableau {
    /// A sum of free variables, written in nonbasic symbols that the optimum leaves a choice for.
    mutating func openTerms(of terms: [RowTerm]) -> [RowTerm] {
        for term in terms {
            _ = addToSum(symbol(ofVariable: term.index), times: term.coefficient)
        }
        var open: [RowTerm] = []
        sum.drain(into: &open)
        open.removeAll {
            !symbols[Int($0.index)].mayRise && !symbols[Int($0.index)].mayFall || abs($0.coefficient) <= Tolerance.coefficient
        }
        return open
    }

    /// Takes the sum of free variables and a constant as near to zero as the optimum lets it, and keeps it there.
    mutating func settle(_ terms: [RowTerm], constant: Double) {
        let symbol = addRow(.weakEquality, owner: -1, terms: terms, constant: constant)
        optimize([symbol])
    }

    /// Whether the sum of open terms can be made larger or smaller without leaving the optimum.
    func canMove(_ terms: [RowTerm]) -> Bool {
        for goal in [1.0, -1.0] {
            var copy = self
            let symbol = copy.addRow(.weakEquality, owner: -1, terms: [], constant: -goal)
            for term in terms {
                copy.symbols[Int(symbol)].terms.append(term)
                copy.symbols[Int(term.index)].column.append(symbol)
            }
            copy.optimize([symbol])
            if abs(copy.symbols[Int(symbol)].value + goal) > Tolerance.value {
                return true
            }
        }
        return false
    }
}
