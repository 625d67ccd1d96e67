extension Tableau {
    /// The values of the variables that have a symbol, and zero for others.
    func values(count: Int32) -> [Double] {
        var values = [Double](repeating: 0, count: Int(count))
        for symbol in symbols where symbol.kind == .variable {
            values[Int(symbol.owner)] = symbol.value
        }
        return values
    }

    /// A sum of free variables, written in nonbasic symbols; variables without a symbol are left out.
    mutating func terms(of variables: [RowTerm]) -> [RowTerm] {
        for term in variables where hasSymbol(ofVariable: term.index) {
            _ = addToSum(symbolOfVariable[Int(term.index)], times: term.coefficient)
        }
        var terms: [RowTerm] = []
        sum.drain(into: &terms)
        return terms
    }

    /// Whether all of the variables have symbols: one that has none may have any value.
    func hasSymbols(of variables: [RowTerm]) -> Bool {
        variables.allSatisfy { hasSymbol(ofVariable: $0.index) }
    }

    /// A sum of free variables, written in those nonbasic symbols that the optimum leaves a choice for; variables without a symbol are left out.
    mutating func openTerms(of variables: [RowTerm]) -> [RowTerm] {
        var open = terms(of: variables)
        open.removeAll { term in
            !symbols[Int(term.index)].mayRise && !symbols[Int(term.index)].mayFall || abs(term.coefficient) <= Tolerance.coefficient
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
