/// What the tableau has a value for: a free variable, or by how much a constraint's expression exceeds zero.
struct Symbol {
    enum Kind {
        /// A variable that no equality defines.
        case variable
        /// A required equality: always zero.
        case equality
        /// A required inequality: never below zero.
        case inequality
        /// An equality that is missed at a cost of 1 a point.
        case weakEquality
        /// An inequality that is missed at a cost of 1 a point.
        case weakInequality
        /// Nothing any more.
        case unused
    }

    var kind: Kind
    /// The variable's index or the constraint's slot.
    var owner: Int32
    /// Whether the symbol has a row; without one it is nonbasic, and its value is zero.
    var isBasic = false
    /// Whether it may be above zero, or below it, as far as levels have been optimized.
    var mayRise: Bool
    var mayFall: Bool
    /// In the level that is being optimized: whether the basic symbol is, and stays until it leaves, at or above zero (1) or below (-1).
    var side: Double = 0
    /// What a point above zero, or below it, costs in the level that is being optimized.
    var riseCost: Double = 0
    var fallCost: Double = 0
    /// The row's constant, which is the basic symbol's value: all others of its row are zero.
    var value: Double = 0
    /// What a constraint comes to where every free variable is zero.
    var constant: Double = 0
    /// The row's terms, in nonbasic symbols.
    var terms: [RowTerm] = []
    /// Of a nonbasic symbol: the basic ones whose rows have it, and perhaps some that had it before, or the same one twice.
    var column: [Int32] = []

    init(_ kind: Kind, owner: Int32) {
        self.kind = kind
        self.owner = owner
        mayRise = kind != .equality
        mayFall = kind != .equality && kind != .inequality
    }

    var isConstraint: Bool { kind != .variable && kind != .unused }

    /// Whether both signs are allowed by required constraints.
    var isFree: Bool { kind != .equality && kind != .inequality }

    var isBelow: Bool { !mayFall && value < -Tolerance.value }
    var isAbove: Bool { !mayRise && value > Tolerance.value }

    func coefficient(of symbol: Int32) -> Double {
        for term in terms where term.index == symbol {
            return term.coefficient
        }
        return 0
    }
}
