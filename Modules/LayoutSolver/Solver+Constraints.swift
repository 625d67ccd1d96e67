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
        guard expression.isUsable else { throw Unsatisfiable(conflict: []) }
        let slot = store(ConstraintRecord(expression, relation, strength: strength))
        guard strength.isRequired else {
            waiting.append(slot)
            values = nil
            return key(ofSlot: slot)
        }
        renewIfOutdated(without: slot)
        if let culprits = require(slot) {
            let conflict = culprits.filter { $0 != slot }.map(key(ofSlot:))
            discard(slot)
            restore()
            throw Unsatisfiable(conflict: conflict)
        }
        values = nil
        return key(ofSlot: slot)
    }

    /// Removes a constraint; does nothing where that has been done before.
    public mutating func remove(_ key: ConstraintKey) {
        guard let slot = slot(of: key) else { return }
        discard(slot)
        values = nil
    }

    /// Gives the constraint's expression another constant.
    ///
    /// It is refused, and the solver is as before, where the constraint is required and contradicts others then, or the number is not finite.
    public mutating func setConstant(_ constant: Double, of key: ConstraintKey) throws(Unsatisfiable) {
        guard let slot = slot(of: key) else { return }
        guard constant.isFinite else { throw Unsatisfiable(conflict: []) }
        let old = records[Int(slot)].constant
        let new = ConstraintRecord.clamped(constant)
        guard old != new else { return }
        if let culprits = change(slot, to: new) {
            let conflict = culprits.filter { $0 != slot }.map(self.key(ofSlot:))
            _ = change(slot, to: old)
            throw Unsatisfiable(conflict: conflict)
        }
        values = nil
    }

    private mutating func store(_ record: ConstraintRecord) -> Int32 {
        for term in record.terms {
            variableCount = max(variableCount, term.variable.index + 1)
        }
        guard let slot = emptySlots.popLast() else {
            records.append(record)
            return Int32(records.count - 1)
        }
        let generation = records[Int(slot)].generation
        records[Int(slot)] = record
        records[Int(slot)].generation = generation
        return slot
    }

    /// Takes a constraint out of whatever has it, and frees its slot.
    private mutating func discard(_ slot: Int32) {
        switch records[Int(slot)].place {
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
        records[Int(slot)].isActive = false
        records[Int(slot)].terms = []
        records[Int(slot)].generation += 1
        emptySlots.append(slot)
    }

    /// Sets a constant, and returns the constraints that contradict each other then.
    private mutating func change(_ slot: Int32, to constant: Double) -> [Int32]? {
        renewIfOutdated(without: -1)
        let difference = records[Int(slot)].sign * (constant - records[Int(slot)].constant)
        records[Int(slot)].constant = constant
        tableau.widen()
        switch records[Int(slot)].place {
        case .waiting: return nil
        case .tableau(let symbol): tableau.shift(symbol, by: difference)
        case .substitution: shiftRows { $0.substitution.replay($0.records) }
        }
        return tableau.restoreFeasibility().map(culprits(ofRow:))
    }
}
