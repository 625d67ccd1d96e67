extension Solver {
    /// The value of a variable: zero where it is another solver's.
    ///
    /// The first reading after a change solves what changed, which is why it is mutating.
    public mutating func value(of variable: Variable) -> Double {
        solve()
        guard let values, Int(variable.index) < values.count else { return 0 }
        return values[Int(variable.index)]
    }

    /// By how many points a constraint is missed: zero where it is met or has been removed.
    public mutating func violation(of key: ConstraintKey) -> Double {
        guard let slot = slot(of: key) else { return 0 }
        solve()
        let record = records[Int(slot)]
        var excess = record.constant
        for term in record.terms {
            excess += term.coefficient * value(of: term.variable)
        }
        excess *= record.sign
        let violation = record.isEquality ? abs(excess) : max(-excess, 0)
        return violation <= Tolerance.value ? 0 : violation
    }

    /// Whether the constraints leave one value for a variable.
    ///
    /// Where it is false, another value would meet the constraints of every strength just as well: the layout is ambiguous.
    public mutating func isDetermined(_ variable: Variable) -> Bool {
        guard variable.index < variableCount else { return false }
        solve()
        substitution.shorten(variable.index)
        var scratch = tableau
        let open = scratch.openTerms(of: terms(of: variable.index))
        guard !open.isEmpty else { return true }
        return !scratch.canMove(open)
    }

    /// A variable's definition in free variables.
    func terms(of variable: Int32) -> [RowTerm] {
        substitution.definitions[Int(variable)].isFree
            ? [RowTerm(index: variable, coefficient: 1)] : Array(substitution.terms(of: variable))
    }

    /// The values of all variables, once every strength is optimized.
    mutating func foundValues() -> [Double] {
        var settled = tableau
        for variable in 0..<variableCount {
            substitution.shorten(variable)
            let terms = terms(of: variable)
            guard !settled.openTerms(of: terms).isEmpty else { continue }
            settled.settle(terms, constant: substitution.constants[Int(variable)])
        }
        var values = substitution.constants
        for variable in 0..<variableCount {
            for term in terms(of: variable) where settled.hasSymbol(ofVariable: term.index) {
                values[Int(variable)] +=
                    term.coefficient * settled.symbols[Int(settled.symbolOfVariable[Int(term.index)])].value
            }
        }
        return values
    }
}
