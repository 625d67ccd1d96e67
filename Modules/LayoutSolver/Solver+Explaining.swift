extension Solver {
    /// The slots of the constraints that make up a row which cannot be helped.
    ///
    /// The row is one constraint less its nonbasic ones, each times a number; free variables cancel out of it. What remains is a constant,
    /// and the equalities that it came from are those that the substitution's tape leads back to.
    func culprits(ofRow symbol: Int32) -> [Int32] {
        let row = tableau.symbols[Int(symbol)]
        var sources: [(slot: Int32, factor: Double)] = [(row.owner, 1)]
        for term in row.terms where tableau.symbols[Int(term.index)].kind != .variable {
            sources.append((tableau.symbols[Int(term.index)].owner, -term.coefficient))
        }
        return slots(behind: sources, variable: nil)
    }

    /// The constraints that give a variable its value: without one of them, or with another constant, it would be another.
    ///
    /// They are required ones and weaker ones that are met to the point. What pulls at the variable in vain is not among them, nor is anything
    /// that would have stopped it a little later. Of several that say the same, it is some that suffice.
    public mutating func constraintsDetermining(_ variable: Variable) -> [ConstraintKey] {
        guard variable.index < variableCount else { return [] }
        solve()
        substitution.shorten(variable.index)
        var terms: [RowTerm] = []
        for term in self.terms(of: variable.index) where tableau.hasSymbol(ofVariable: term.index) {
            _ = tableau.addToSum(tableau.symbolOfVariable[Int(term.index)], times: term.coefficient)
        }
        tableau.sum.drain(into: &terms)
        let sources = terms.compactMap { term -> (slot: Int32, factor: Double)? in
            let symbol = tableau.symbols[Int(term.index)]
            return symbol.kind == .variable ? nil : (symbol.owner, -term.coefficient)
        }
        return slots(behind: sources, variable: variable.index).map(key(ofSlot:))
    }

    /// The given constraints, and the equalities that their terms and the variable's definition were resolved with, in order.
    private func slots(behind sources: [(slot: Int32, factor: Double)], variable: Int32?) -> [Int32] {
        var weights = [Double](repeating: 0, count: substitution.constants.count)
        if let variable {
            weights[Int(variable)] = 1
        }
        for (slot, factor) in sources {
            let record = records[Int(slot)]
            for term in record.terms {
                weights[Int(term.variable.index)] += factor * record.sign * term.coefficient
            }
        }
        return (sources.map(\.slot) + substitution.contributors(to: weights)).sorted()
    }
}
