/// Required equalities, solved: each defines one variable by others, until only free variables are left.
///
/// It is a forest in the manner of union-find. An equality, written in free variables, defines one of them by the others, and nothing else
/// is touched then; who looks a variable up later replaces what has been defined since, and stores the shorter path.
/// So chains and trees of equalities cost about as much as they have terms.
struct Substitution {
    /// Where the terms of a variable's definition are, or that it has none.
    struct Definition {
        static let free = Definition(start: 0, count: -1)
        var start: Int32
        var count: Int32
        var isFree: Bool { count < 0 }
    }

    var definitions: [Definition] = []
    /// What a definition adds to its terms; zero for a free variable.
    var constants: [Double] = []
    /// In how many definitions a variable was used, roughly: it decides which one to define, so it may be out of date.
    var uses: [Int32] = []
    /// The definitions' terms; what a longer definition replaced stays behind until the next rebuilding.
    var arena: [RowTerm] = []
    /// Everything that was done to `constants`, in order.
    var tape: [TapeStep] = []
    /// Whether all definitions are in free variables.
    private var isShort = true

    private var sum = SparseSum()
    private var path: [Int32] = []
    private var row: [RowTerm] = []

    mutating func reserve(_ count: Int) {
        guard definitions.count < count else { return }
        let missing = count - definitions.count
        definitions.append(contentsOf: repeatElement(.free, count: missing))
        constants.append(contentsOf: repeatElement(0, count: missing))
        uses.append(contentsOf: repeatElement(0, count: missing))
        sum.reserve(count)
        if tape.capacity < count {
            arena.reserveCapacity(2 * count)
            tape.reserveCapacity(2 * count)
        }
    }

    /// Forgets every equality.
    mutating func removeAll() {
        for index in definitions.indices {
            definitions[index] = .free
            constants[index] = 0
            uses[index] = 0
        }
        arena.removeAll(keepingCapacity: true)
        tape.removeAll(keepingCapacity: true)
        isShort = true
    }

    /// Writes a sum of variables, times a sign, in free variables.
    mutating func resolve(_ terms: ArraySlice<LinearExpression.Term>, times sign: Double, into result: inout [RowTerm]) {
        for term in terms where !definitions[Int(term.variable.index)].isFree {
            shorten(term.variable.index)
        }
        for term in terms {
            addDefinition(of: term.variable.index, times: sign * term.coefficient)
        }
        result.removeAll(keepingCapacity: true)
        sum.drain(into: &result)
    }

    /// What a constraint comes to where every free variable is zero, once its terms were resolved.
    func constant(of terms: ArraySlice<LinearExpression.Term>, in record: ConstraintRecord) -> Double {
        var result = record.constant
        for term in terms {
            result += term.coefficient * constants[Int(term.variable.index)]
        }
        return record.sign * result
    }

    /// Defines `pivot`, one of the free variables of a resolved row, by the others.
    mutating func define(
        _ pivot: RowTerm, by row: [RowTerm], of slot: Int32, _ record: ConstraintRecord, _ terms: ArraySlice<LinearExpression.Term>
    ) {
        let factor = -1 / pivot.coefficient
        let start = arena.count
        for term in row where term.index != pivot.index {
            arena.append(RowTerm(index: term.index, coefficient: term.coefficient * factor))
            uses[Int(term.index)] += 1
        }
        var constant = record.sign * factor * record.constant
        tape.append(TapeStep(target: pivot.index, source: ~slot, factor: record.sign * factor))
        for term in terms where !definitions[Int(term.variable.index)].isFree {
            let step = TapeStep(
                target: pivot.index, source: term.variable.index, factor: record.sign * factor * term.coefficient)
            constant += step.factor * constants[Int(step.source)]
            tape.append(step)
        }
        constants[Int(pivot.index)] = constant
        definitions[Int(pivot.index)] = Definition(start: Int32(start), count: Int32(arena.count - start))
        isShort = false
    }

    /// A variable in free variables, once it was shortened.
    func terms(of variable: Int32) -> [RowTerm] {
        let definition = definitions[Int(variable)]
        guard !definition.isFree else { return [RowTerm(index: variable, coefficient: 1)] }
        return Array(arena[Int(definition.start)..<Int(definition.start + definition.count)])
    }

    /// The values of all variables, given those of the free ones.
    func values(_ free: [Double]) -> [Double] {
        var values = free
        for variable in definitions.indices where !definitions[variable].isFree {
            let definition = definitions[variable]
            var value = constants[variable]
            for place in Int(definition.start)..<Int(definition.start + definition.count) {
                value += arena[place].coefficient * free[Int(arena[place].index)]
            }
            values[variable] = value
        }
        return values
    }

    /// Shortens the definitions of all variables.
    mutating func shortenAll() {
        guard !isShort else { return }
        for variable in definitions.indices {
            shorten(Int32(variable))
        }
        isShort = true
    }

    /// Replaces, in the definition of `variable`, what has been defined since it was written.
    mutating func shorten(_ variable: Int32) {
        guard isOutdated(variable) else { return }
        path.append(variable)
        while let next = path.last {
            let depth = path.count
            let definition = definitions[Int(next)]
            for place in Int(definition.start)..<Int(definition.start + definition.count) where isOutdated(arena[place].index) {
                path.append(arena[place].index)
            }
            guard path.count == depth else { continue }
            path.removeLast()
            rewrite(next)
        }
    }

    private func isOutdated(_ variable: Int32) -> Bool {
        let definition = definitions[Int(variable)]
        guard definition.count > 0 else { return false }
        for place in Int(definition.start)..<Int(definition.start + definition.count)
        where !definitions[Int(arena[place].index)].isFree {
            return true
        }
        return false
    }

    private mutating func rewrite(_ variable: Int32) {
        let old = definitions[Int(variable)]
        for place in Int(old.start)..<Int(old.start + old.count) {
            let term = arena[place]
            addDefinition(of: term.index, times: term.coefficient)
            guard !definitions[Int(term.index)].isFree else { continue }
            constants[Int(variable)] += term.coefficient * constants[Int(term.index)]
            tape.append(TapeStep(target: variable, source: term.index, factor: term.coefficient))
        }
        row.removeAll(keepingCapacity: true)
        sum.drain(into: &row)
        for term in row {
            uses[Int(term.index)] += 1
        }
        var new = Definition(start: old.start, count: Int32(row.count))
        if new.count > old.count {
            new.start = Int32(arena.count)
            arena.append(contentsOf: row)
        } else {
            for (offset, term) in row.enumerated() {
                arena[Int(new.start) + offset] = term
            }
        }
        definitions[Int(variable)] = new
    }

    private mutating func addDefinition(of variable: Int32, times factor: Double) {
        let definition = definitions[Int(variable)]
        guard !definition.isFree else { return sum.add(factor, times: variable) }
        for place in Int(definition.start)..<Int(definition.start + definition.count) {
            sum.add(factor * arena[place].coefficient, times: arena[place].index)
        }
    }
}
