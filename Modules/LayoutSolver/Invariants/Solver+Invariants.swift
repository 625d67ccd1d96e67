extension Solver {
    /// Stops where the solver's parts contradict each other; does nothing unless built with `LAYOUT_SOLVER_INVARIANTS`.
    ///
    /// It is called after each operation. A failure is a fault of this module, never of what was given to it.
    func checkInvariants() {
        #if LAYOUT_SOLVER_INVARIANTS
            tableau.checkShape()
            if !isOutdated {
                checkEqualities()
                checkRows()
            }
            if isSolved {
                checkValues()
            }
        #endif
    }
}

#if LAYOUT_SOLVER_INVARIANTS
    extension Solver {
        /// Every equality of the substitution is `0 = 0` once it is resolved, and its tape gives the constants that it has.
        private func checkEqualities() {
            var copy = substitution
            copy.replay(constraints.records)
            for (constant, replayed) in zip(substitution.constants, copy.constants) {
                precondition(abs(constant - replayed) <= Tolerance.value, "The tape gives \(replayed) instead of \(constant).")
            }
            for slot in constraints.slots {
                guard case .substitution = constraints[slot].place else { continue }
                var row: [RowTerm] = []
                copy.resolve(constraints.terms(of: slot), times: 1, into: &row)
                row.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
                precondition(row.isEmpty, "The equality in slot \(slot) leaves \(row).")
                let constant = copy.constant(of: constraints.terms(of: slot), in: constraints[slot])
                precondition(abs(constant) <= Tolerance.value, "The equality in slot \(slot) is missed by \(constant).")
            }
        }

        /// Every symbol of a constraint is what the constraint says, in nonbasic symbols.
        private func checkRows() {
            var copy = self
            for (index, symbol) in tableau.symbols.enumerated() where symbol.isConstraint {
                let record = constraints[symbol.owner]
                guard case .tableau(Int32(index)) = record.place else {
                    preconditionFailure("Symbol \(index) belongs to a constraint that is elsewhere.")
                }
                copy.substitution.resolve(constraints.terms(of: symbol.owner), times: record.sign, into: &copy.row)
                var value = copy.substitution.constant(of: constraints.terms(of: symbol.owner), in: record)
                for term in copy.row {
                    value += copy.tableau.addToSum(copy.tableau.symbolOfVariable[Int(term.index)], times: term.coefficient)
                }
                value += copy.tableau.addToSum(Int32(index), times: -1)
                var rest: [RowTerm] = []
                copy.tableau.sum.drain(into: &rest)
                rest.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
                precondition(rest.isEmpty, "The row of symbol \(index) is off by \(rest).")
                precondition(abs(value) <= Tolerance.value, "The row of symbol \(index) is off by \(value).")
            }
        }

        /// The values meet every required constraint.
        private func checkValues() {
            for slot in constraints.slots where constraints[slot].strength.isRequired {
                var excess = constraints[slot].constant
                for term in constraints.terms(of: slot) {
                    excess += term.coefficient * values[Int(term.variable.index)]
                }
                excess *= constraints[slot].sign
                let violation = constraints[slot].isEquality ? abs(excess) : -excess
                precondition(
                    violation <= 10 * Tolerance.value, "The required constraint in slot \(slot) is missed by \(violation).")
            }
        }
    }
#endif
