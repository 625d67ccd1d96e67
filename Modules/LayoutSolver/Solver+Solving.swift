extension Solver {
    /// Finds the values, unless nothing changed since they were found.
    ///
    /// Reading does that by itself.
    public mutating func solve() {
        guard values == nil else { return }
        if lateEqualities > 8 {
            isOutdated = true
        }
        renewIfOutdated(without: -1)
        optimize()
        values = foundValues()
    }

    /// Makes a required constraint part of the substitution or the tableau, and returns the constraints that contradict each other then.
    mutating func require(_ slot: Int32) -> [Int32]? {
        substitution.reserve(Int(variableCount))
        let record = records[Int(slot)]
        substitution.resolve(record, into: &row)
        if record.isEquality, let pivot = definable(in: row) {
            substitution.define(pivot, by: row, of: record, in: slot)
            records[Int(slot)].place = .substitution
            return nil
        }
        tableau.widen()
        addSymbol(slot)
        if record.isEquality {
            lateEqualities += 1
        }
        return tableau.restoreFeasibility().map(culprits(ofRow:))
    }

    /// The variable of a resolved equality that it had best define: one that the tableau does not have, and that the fewest others are defined by.
    private func definable(in terms: [RowTerm]) -> RowTerm? {
        var best: RowTerm?
        var largest = 0.0
        for term in terms {
            largest = max(largest, abs(term.coefficient))
        }
        for term in terms
        where abs(term.coefficient) > Tolerance.coefficient + 1e-3 * largest && !tableau.hasSymbol(ofVariable: term.index) {
            guard let current = best else {
                best = term
                continue
            }
            let uses = substitution.uses[Int(term.index)]
            let fewest = substitution.uses[Int(current.index)]
            if uses < fewest || (uses == fewest && term.index > current.index) {
                best = term
            }
        }
        return best
    }

    /// Adds a resolved constraint, whose terms are in `row`, to the tableau.
    private mutating func addSymbol(_ slot: Int32) {
        let record = records[Int(slot)]
        let kind: Symbol.Kind =
            switch (record.strength.isRequired, record.isEquality) {
            case (true, true): .equality
            case (true, false): .inequality
            case (false, true): .weakEquality
            case (false, false): .weakInequality
            }
        let constant = substitution.constant(of: record)
        records[Int(slot)].place = .tableau(tableau.addRow(kind, owner: slot, terms: row, constant: constant))
    }

    /// Starts anew where constraints were removed that the substitution was made of.
    ///
    /// All of `records` count but the one that is about to be added.
    mutating func renewIfOutdated(without new: Int32) {
        guard isOutdated else { return }
        isOutdated = false
        lateEqualities = 0
        substitution.removeAll()
        tableau = Tableau()
        waiting.removeAll(keepingCapacity: true)
        let slots = records.indices.map(Int32.init).filter { $0 != new && records[Int($0)].isActive }
        for slot in slots where records[Int(slot)].strength.isRequired && records[Int(slot)].isEquality {
            _ = require(slot)
        }
        lateEqualities = 0
        for slot in slots where records[Int(slot)].strength.isRequired && !records[Int(slot)].isEquality {
            _ = require(slot)
        }
        for slot in slots where !records[Int(slot)].strength.isRequired {
            records[Int(slot)].place = .waiting
            waiting.append(slot)
        }
    }

    /// Returns to values that meet the required constraints, after one that they did not allow was removed.
    mutating func restore() {
        tableau.widen()
        _ = tableau.restoreFeasibility()
    }

    /// Changes the substitution's constants, and then those of the tableau's rows that follow from them.
    mutating func shiftRows(_ change: (inout Solver) -> Void) {
        var before: [(symbol: Int32, slot: Int, constant: Double)] = []
        for (slot, record) in records.enumerated() where record.isActive {
            guard case .tableau(let symbol) = record.place else { continue }
            before.append((symbol, slot, substitution.constant(of: record)))
        }
        change(&self)
        for (symbol, slot, constant) in before {
            let difference = substitution.constant(of: records[slot]) - constant
            if difference != 0 {
                tableau.shift(symbol, by: difference)
            }
        }
    }

    /// Optimizes the strengths, the highest first.
    private mutating func optimize() {
        substitution.reserve(Int(variableCount))
        for slot in waiting {
            substitution.resolve(records[Int(slot)], into: &row)
            addSymbol(slot)
        }
        waiting.removeAll(keepingCapacity: true)
        tableau.widen()
        _ = tableau.restoreFeasibility()
        for level in levels() {
            tableau.optimize(level)
        }
        tableau.suspects.removeAll(keepingCapacity: true)
    }

    /// The symbols of the constraints that are not required, by strength.
    private func levels() -> [[Int32]] {
        var weak: [(strength: Strength, symbol: Int32)] = []
        for (index, symbol) in tableau.symbols.enumerated() where symbol.kind == .weakEquality || symbol.kind == .weakInequality {
            weak.append((records[Int(symbol.owner)].strength, Int32(index)))
        }
        weak.sort { $0.strength != $1.strength ? $0.strength > $1.strength : $0.symbol < $1.symbol }
        var levels: [[Int32]] = []
        var last: Strength?
        for (strength, symbol) in weak {
            if strength == last {
                levels[levels.count - 1].append(symbol)
            } else {
                levels.append([symbol])
            }
            last = strength
        }
        return levels
    }
}
