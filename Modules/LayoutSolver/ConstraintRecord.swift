/// A constraint that the solver has, kept as `expression = 0` or `expression ≥ 0`.
struct ConstraintRecord {
    /// Where a constraint takes effect.
    enum Place {
        /// It waits for the next solving.
        case waiting
        /// It defines a variable by others.
        case substitution
        /// It is a symbol of the tableau.
        case tableau(Int32)
    }

    var terms: [LinearExpression.Term]
    var constant: Double
    /// -1 where the terms and the constant are to be taken with the opposite sign, otherwise 1.
    var sign: Double
    var isEquality: Bool
    var strength: Strength
    var place = Place.waiting
    var generation: UInt32 = 0
    var isActive = true

    init(_ expression: LinearExpression, _ relation: Relation, strength: Strength) {
        terms = expression.terms
        constant = Self.clamped(expression.constant)
        sign = relation == .lessThanOrEqual ? -1 : 1
        isEquality = relation == .equal
        self.strength = strength
    }

    /// The constant with the sign that it is used with.
    var signedConstant: Double { sign * constant }

    static func clamped(_ constant: Double) -> Double {
        min(max(constant, -Tolerance.largest), Tolerance.largest)
    }
}

extension LinearExpression {
    /// Whether a solver can reckon with the numbers.
    var isUsable: Bool {
        constant.isFinite && terms.allSatisfy { abs($0.coefficient) <= Tolerance.largest }
    }
}
