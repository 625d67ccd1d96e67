/// A constraint that the solver has, kept as `sign * (terms + constant)`, which is to be zero or not less than zero.
struct ConstraintRecord {
    /// Where a constraint takes effect.
    enum Place {
        /// Nowhere yet: it waits for the next solving.
        case waiting
        /// It defines a variable by others.
        case substitution
        /// It is a symbol of the tableau.
        case tableau(Int32)
    }

    /// Where its terms are among those of all constraints.
    var start: Int32
    var count: Int32
    var constant: Double
    var strength: Strength
    var place = Place.waiting
    /// How many constraints have been in its slot before.
    var generation: UInt32
    var isEquality: Bool
    var isNegated: Bool
    var isActive = true

    /// -1 or 1.
    var sign: Double { isNegated ? -1 : 1 }
    var terms: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
