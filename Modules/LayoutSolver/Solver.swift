/// Linear constraints, required and weaker, and the values that meet them best.
///
/// A solver is a value: a copy goes its own way. It takes any input; nothing that is given to it traps.
///
///     var solver = Solver()
///     let width = solver.makeVariable()
///     try solver.add(LinearExpression(width, plus: -320), .lessThanOrEqual)
///     try solver.add(LinearExpression(width, plus: -400), .equal, strength: Strength(750))
///     solver.value(of: width)  // 320
///
/// ## What the values are
///
/// Required constraints are met. Of all values that meet them, those are taken that miss the constraints of the highest strength below
/// by the least sum of points; of these, the ones that do so for the next strength; and so on. Where that leaves a choice,
/// the oldest variable that has one is taken as near to zero as it gets, then the next. So the values follow from the set of constraints and
/// the order of the variables, and not from the order in which constraints were added, changed or removed, save for rounding.
///
/// ## How they are found
///
/// 1. `Substitution`: required equalities define variables by others, as they come; mostly nothing but a few free variables is left of them.
/// 2. `Tableau`: what remains, in free variables, is a sparse simplex tableau. A required constraint that it must know of is added when it comes,
///    and feasibility is restored by the dual simplex method's rule; where that fails, the row that cannot be helped names the conflict.
/// 3. At the first reading after a change, weaker constraints are added, and each strength is optimized by the primal simplex method,
///    starting from the last basis. Its optimum then narrows what the weaker strengths may do.
/// 4. Changing a constant keeps all of that: the `Substitution` plays its tape again, the tableau's rows are shifted, and step 3 follows.
///    Removing an equality that defines a variable is the one thing that needs a new start, at the next required constraint or reading;
///    so whoever replaces constraints removes the old ones first.
public struct Solver: Sendable {
    var constraints = ConstraintStore()
    var variableCount: Int32 = 0
    var substitution = Substitution()
    var tableau = Tableau()
    /// Constraints weaker than required that are no symbols of the tableau yet.
    var waiting: [Int32] = []
    /// Required equalities in the tableau that a new start would make part of the substitution.
    var lateEqualities = 0
    /// Whether the substitution has constraints that were removed.
    var isOutdated = false
    /// Whether `values` are those of the constraints that there are now.
    var isSolved = true
    var values: [Double] = []
    /// A place to resolve constraints in.
    var row: [RowTerm] = []

    /// Makes a solver without variables and constraints.
    public init() {}

    /// Makes an unknown, whose value is zero until constraints say otherwise.
    public mutating func makeVariable() -> Variable {
        variableCount += 1
        isSolved = false
        return Variable(index: variableCount - 1)
    }
}
