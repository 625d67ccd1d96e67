extension Solver {
    /// Starts to edit a variable: adds a constraint that keeps it where it is, until `suggest` says where it should be instead.
    ///
    /// Removing that constraint ends the edit.
    public mutating func edit(
        _ variable: Variable, strength: Strength = Strength(999)
    ) throws(Unsatisfiable) -> ConstraintKey {
        let value = value(of: variable)
        return try add(LinearExpression(variable, plus: -value), .equal, strength: strength)
    }

    /// Suggests a value for the variable of an edit, which takes it as far as stronger constraints let it.
    ///
    /// It is refused, and the solver is as before, where the edit is required and the value contradicts others, or is not finite.
    public mutating func suggest(_ value: Double, for edit: ConstraintKey) throws(Unsatisfiable) {
        try setConstant(-value, of: edit)
    }
}
