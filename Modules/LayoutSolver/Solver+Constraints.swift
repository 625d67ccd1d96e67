extension Solver {
    /// Adds the constraint that `expression` stands in `relation` to zero.
    ///
    /// A required constraint is refused where the required ones that are there leave no values for it, and one of any strength where
    /// a number in it is not finite or a coefficient is larger than 1e9. The solver is as before then.
    /// Constants beyond 1e9 count as 1e9. A variable of another solver counts as the one that was made as the same number here.
    @discardableResult
    public mutating func add(
        _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required
    ) throws(Unsatisfiable) -> ConstraintKey {
        defer { checkInvariants() }
        guard expression.isUsable else { throw Unsatisfiable(conflict: []) }
        for term in expression.terms {
            variableCount = max(variableCount, term.variable.index + 1)
        }
        if strength.isRequired {
            renewIfOutdated()
        }
        constraints.reserve(Int(variableCount))
        isSolved = false
        let slot = constraints.insert(expression, relation, strength: strength)
        guard strength.isRequired else {
            waiting.append(slot)
            return constraints.key(of: slot)
        }
        if let culprits = require(slot) {
            let conflict = culprits.filter { $0 != slot }.map(constraints.key(of:))
            discard(slot)
            tableau.restoreFeasibility()
            throw Unsatisfiable(conflict: conflict)
        }
        return constraints.key(of: slot)
    }

    /// Removes a constraint; does nothing where that has been done before.
    public mutating func remove(_ key: ConstraintKey) {
        defer { checkInvariants() }
        guard let slot = constraints.slot(of: key) else { return }
        discard(slot)
        isSolved = false
    }

    /// Gives the constraint's expression another constant.
    ///
    /// It is refused, and the solver is as before, where the constraint is required and contradicts others then, or the number is not finite.
    /// Does nothing where the constraint has been removed.
    public mutating func setConstant(_ constant: Double, of key: ConstraintKey) throws(Unsatisfiable) {
        defer { checkInvariants() }
        guard let slot = constraints.slot(of: key) else { return }
        guard constant.isFinite else { throw Unsatisfiable(conflict: []) }
        let old = constraints[slot].constant
        let new = ConstraintStore.clamped(constant)
        guard old != new else { return }
        isSolved = false
        renewIfOutdated()
        if let culprits = change(slot, to: new) {
            let conflict = culprits.filter { $0 != slot }.map(constraints.key(of:))
            _ = change(slot, to: old)
            throw Unsatisfiable(conflict: conflict)
        }
    }

    /// Takes a constraint out of whatever has it.
    private mutating func discard(_ slot: Int32) {
        switch constraints[slot].place {
        case .waiting:
            waiting.removeAll { $0 == slot }
        case .substitution:
            isOutdated = true
        case .tableau(let symbol):
            if tableau.symbols[Int(symbol)].kind == .equality {
                lateEqualities -= 1
            }
            tableau.remove(symbol)
        }
        constraints.remove(slot)
    }

    /// Sets a constant, and returns the slots of constraints that contradict each other then.
    private mutating func change(_ slot: Int32, to constant: Double) -> [Int32]? {
        let difference = constraints[slot].sign * (constant - constraints[slot].constant)
        constraints.setConstant(constant, of: slot)
        tableau.widen()
        switch constraints[slot].place {
        case .waiting:
            return nil
        case .tableau(let symbol):
            tableau.shift(symbol, by: difference)
        case .substitution:
            substitution.replay(constraints.records)
            shiftRows()
        }
        return tableau.restoreFeasibility().map(culprits(ofRow:))
    }

    /// Shifts the tableau's rows by what the substitution's constants have changed.
    private mutating func shiftRows() {
        for index in tableau.symbols.indices where tableau.symbols[index].isConstraint {
            let slot = tableau.symbols[index].owner
            let constant = substitution.constant(of: constraints.terms(of: slot), in: constraints[slot])
            let difference = constant - tableau.symbols[index].constant
            if difference != 0 {
                tableau.shift(Int32(index), by: difference)
            }
        }
    }
}
