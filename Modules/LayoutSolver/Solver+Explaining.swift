extension Solver {
    /// The slots of the constraints that make up a row which cannot be helped.
    ///
    /// The row is one constraint less its nonbasic ones, each times a number; free variables cancel out of it. What remains is a constant,
    /// and the equalities that it came from are those that the substitution's tape leads back to.
    func culprits(ofRow symbol: Int32) -> [Int32] {
        slots(behind: [(tableau.symbols[Int(symbol)].owner, 1)] + sources(of: tableau.symbols[Int(symbol)].terms), variable: nil)
    }

    /// The constraints that give a variable its value: without one of them, or with another constant, it would be another.
    ///
    /// They are required ones and weaker ones that are met to the point. What pulls at the variable in vain is not among them, nor is anything
    /// that would have stopped it a little later. Of several that say the same, it is some that suffice.
    public mutating func constraintsDetermining(_ variable: Variable) -> [ConstraintKey] {
        guard variable.index < variableCount else { return [] }
        solve()
        let terms = tableau.terms(of: substitution.terms(of: variable.index))
        return slots(behind: sources(of: terms), variable: variable.index).map(constraints.key(of:))
    }

    /// The constraints among the terms of a row, and how often each was taken away.
    private func sources(of terms: [RowTerm]) -> [(slot: Int32, factor: Double)] {
        terms.compactMap { term in
            tableau.symbols[Int(term.index)].isConstraint ? (tableau.symbols[Int(term.index)].owner, -term.coefficient) : nil
        }
    }

    /// The given constraints, and the equalities that their terms and the variable's definition were resolved with, in order.
    private func slots(behind sources: [(slot: Int32, factor: Double)], variable: Int32?) -> [Int32] {
        var weights = [Double](repeating: 0, count: substitution.constants.count)
        if let variable {
            weights[Int(variable)] = 1
        }
        for (slot, factor) in sources {
            for term in constraints.terms(of: slot) {
                weights[Int(term.variable.index)] += factor * constraints[slot].sign * term.coefficient
            }
        }
        return (sources.map(\.slot) + substitution.contributors(to: weights)).sorted()
    }
}
