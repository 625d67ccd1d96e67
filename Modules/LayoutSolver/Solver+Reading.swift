extension Solver {
    /// The value of a variable: zero where it is another solver's.
    ///
    /// The first reading after a change solves what changed, which is why it is mutating.
    public mutating func value(of variable: Variable) -> Double {
        solve()
        return Int(variable.index) < values.count ? values[Int(variable.index)] : 0
    }

    /// By how many points a constraint is missed: zero where it is met or has been removed.
    public mutating func violation(of key: ConstraintKey) -> Double {
        guard let slot = constraints.slot(of: key) else { return 0 }
        solve()
        let record = constraints[slot]
        var excess = record.constant
        for term in constraints.terms(of: slot) {
            excess += term.coefficient * values[Int(term.variable.index)]
        }
        excess *= record.sign
        let violation = record.isEquality ? abs(excess) : -excess
        return violation <= Tolerance.value ? 0 : violation
    }

    /// Whether the constraints leave one value for a variable.
    ///
    /// Where it is false, another value would meet the constraints of every strength just as well: the layout is ambiguous.
    public mutating func isDetermined(_ variable: Variable) -> Bool {
        guard variable.index < variableCount else { return false }
        solve()
        let terms = substitution.terms(of: variable.index)
        guard tableau.hasSymbols(of: terms) else { return false }
        let open = tableau.openTerms(of: terms)
        return open.isEmpty || !tableau.canMove(open)
    }

    /// Finds the values of all variables, once every strength is optimized.
    mutating func findValues() {
        substitution.shortenAll()
        guard isOpen else { return values = substitution.values(tableau.values(count: variableCount)) }
        var settled = tableau
        for variable in 0..<variableCount where !isAlone(variable) {
            let terms = substitution.terms(of: variable)
            guard !settled.hasSymbols(of: terms) || !settled.openTerms(of: terms).isEmpty else { continue }
            settled.settle(terms, constant: substitution.constants[Int(variable)])
        }
        values = substitution.values(settled.values(count: variableCount))
    }

    /// Whether the optimum may leave a choice for some variable.
    private var isOpen: Bool {
        for symbol in tableau.symbols where !symbol.isBasic && symbol.kind != .unused && (symbol.mayRise || symbol.mayFall) {
            return true
        }
        for variable in 0..<variableCount
        where substitution.definitions[Int(variable)].isFree && !tableau.hasSymbol(ofVariable: variable) && !isAlone(variable) {
            return true
        }
        return false
    }

    /// Whether no constraint has the variable, which is zero then.
    private func isAlone(_ variable: Int32) -> Bool {
        substitution.definitions[Int(variable)].isFree && substitution.uses[Int(variable)] == 0
            && !tableau.hasSymbol(ofVariable: variable)
    }
}
