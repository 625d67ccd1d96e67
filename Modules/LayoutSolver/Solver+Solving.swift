extension Solver {
    /// Finds the values, unless nothing changed since they were found.
    ///
    /// Reading does that by itself.
    public mutating func solve() {
        guard !isSolved else { return }
        if lateEqualities > 8 {
            isOutdated = true
        }
        renewIfOutdated()
        substitution.reserve(Int(variableCount))
        optimize()
        findValues()
        isSolved = true
        checkInvariants()
    }

    /// Makes a required constraint part of the substitution or the tableau, and returns the slots of constraints that contradict each other then.
    mutating func require(_ slot: Int32) -> [Int32]? {
        substitution.reserve(Int(variableCount))
        let terms = constraints.terms(of: slot)
        let record = constraints[slot]
        substitution.resolve(terms, times: record.sign, into: &row)
        if record.isEquality, let pivot = definable() {
            substitution.define(pivot, by: row, of: slot, record, terms)
            constraints.place(slot, .substitution)
            return nil
        }
        tableau.widen()
        addSymbol(slot)
        if record.isEquality {
            lateEqualities += 1
        }
        return tableau.restoreFeasibility().map(culprits(ofRow:))
    }

    /// The variable that a resolved equality had best define: one that the tableau does not have, and that the fewest others are defined by.
    private func definable() -> RowTerm? {
        var largest = 0.0
        for term in row {
            largest = max(largest, abs(term.coefficient))
        }
        let least = Tolerance.coefficient + largest / 1000
        var best: RowTerm?
        var fewest = Int32.max
        for term in row where abs(term.coefficient) > least && !tableau.hasSymbol(ofVariable: term.index) {
            let uses = substitution.uses[Int(term.index)]
            if uses < fewest || uses == fewest && Self.rank(term.index) < Self.rank(best!.index) {
                best = term
                fewest = uses
            }
        }
        return best
    }

    /// The symbol of a constraint that is not required, made if it waits.
    private mutating func symbol(ofWeaker slot: Int32) -> Int32 {
        if case .tableau(let symbol) = constraints[slot].place {
            return symbol
        }
        substitution.resolve(constraints.terms(of: slot), times: constraints[slot].sign, into: &row)
        return addSymbol(slot)
    }

    /// An order of variables that has nothing to do with how they were made.
    ///
    /// In a chain of equalities, each with two new variables, a choice that always falls on the same kind makes definitions as long as the chain.
    /// One that falls either way, like the random priorities of a treap, soon falls on the other kind, which starts a short definition again.
    private static func rank(_ variable: Int32) -> UInt32 {
        UInt32(bitPattern: variable) &* 2_654_435_769
    }

    /// Adds a resolved constraint, whose terms are in `row`, to the tableau.
    @discardableResult
    private mutating func addSymbol(_ slot: Int32) -> Int32 {
        let record = constraints[slot]
        let kind: Symbol.Kind =
            switch (record.strength.isRequired, record.isEquality) {
            case (true, true): .equality
            case (true, false): .inequality
            case (false, true): .weakEquality
            case (false, false): .weakInequality
            }
        let constant = substitution.constant(of: constraints.terms(of: slot), in: record)
        let symbol = tableau.addRow(kind, owner: slot, terms: row, constant: constant)
        constraints.place(slot, .tableau(symbol))
        return symbol
    }

    /// Starts anew where constraints were removed that the substitution was made of.
    mutating func renewIfOutdated() {
        guard isOutdated else { return }
        isOutdated = false
        substitution.removeAll()
        tableau = Tableau()
        waiting.removeAll(keepingCapacity: true)
        let slots = constraints.slots
        for slot in shortestFirst(slots.filter { constraints[$0].strength.isRequired && constraints[$0].isEquality }) {
            _ = require(slot)
        }
        lateEqualities = 0
        for slot in slots where constraints[slot].strength.isRequired && !constraints[slot].isEquality {
            _ = require(slot)
        }
        for slot in slots where !constraints[slot].strength.isRequired {
            constraints.place(slot, .waiting)
            waiting.append(slot)
        }
    }

    /// Equalities with few terms before those with many, for short definitions make short ones.
    private func shortestFirst(_ slots: [Int32]) -> [Int32] {
        var groups: [[Int32]] = [[], [], []]
        for slot in slots {
            groups[min(max(Int(constraints[slot].count) - 1, 0), 2)].append(slot)
        }
        return groups.flatMap(\.self)
    }

    /// Optimizes the strengths, the highest first.
    ///
    /// Constraints that wait become rows when their strength's turn comes: by then most variables have the shortest rows that they will get.
    private mutating func optimize() {
        tableau.widen()
        tableau.restoreFeasibility()
        var level: [Int32] = []
        var levels = levels()[...]
        while let (strength, slot) = levels.popFirst() {
            level.append(symbol(ofWeaker: slot))
            if levels.first?.strength != strength {
                tableau.optimize(level)
                level.removeAll(keepingCapacity: true)
            }
        }
        waiting.removeAll(keepingCapacity: true)
        tableau.suspects.removeAll(keepingCapacity: true)
    }

    /// The constraints that are not required, the strongest first.
    private func levels() -> [(strength: Strength, slot: Int32)] {
        var weak = waiting.map { (strength: constraints[$0].strength, slot: $0) }
        for symbol in tableau.symbols where symbol.kind == .weakEquality || symbol.kind == .weakInequality {
            weak.append((constraints[symbol.owner].strength, symbol.owner))
        }
        weak.sort { $0.strength != $1.strength ? $0.strength > $1.strength : $0.slot < $1.slot }
        return weak
    }
}
