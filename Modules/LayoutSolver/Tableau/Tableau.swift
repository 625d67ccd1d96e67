/// The simplex tableau: basic symbols, each written as a row of nonbasic ones.
///
/// Every bound is zero: a nonbasic symbol is at zero, so the value of a basic one is its row's constant. Rows are sparse.
struct Tableau {
    var symbols: [Symbol] = []
    /// The symbol of each variable, or -1.
    var symbolOfVariable: [Int32] = []
    /// Symbols that may be used again.
    var unused: [Int32] = []
    /// Basic symbols that may have left their bounds.
    var suspects: [Int32] = []
    var sum = SparseSum()
    /// The objective of the level that is being optimized, in nonbasic symbols.
    var objective = SparseSum()
    /// Where a symbol is in the row that a pivot is adding to others, plus one.
    var placeInRow: [Int32] = []
    /// Which of the row's terms the row that it is added to has too.
    var isCovered: [Bool] = []
    /// The nonbasic symbol whose column has no stale entries and whose coefficients are at hand, or -1.
    var openedColumn: Int32 = -1
    /// What the rows of the open column have it times, in the column's order.
    var columnCoefficients: [Double] = []
    /// How many pivots there have been.
    var pivotCount = 0
    /// Whether bounds were narrowed to what a level's optimum leaves.
    var isNarrowed = false

    func hasSymbol(ofVariable variable: Int32) -> Bool {
        Int(variable) < symbolOfVariable.count && symbolOfVariable[Int(variable)] >= 0
    }

    mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int32) -> Int32 {
        if let symbol = unused.popLast() {
            symbols[Int(symbol)] = Symbol(kind, owner: owner)
            return symbol
        }
        symbols.append(Symbol(kind, owner: owner))
        placeInRow.append(0)
        sum.reserve(symbols.count)
        objective.reserve(symbols.count)
        return Int32(symbols.count - 1)
    }

    /// The symbol of a free variable, which is nonbasic when it is new.
    mutating func symbol(ofVariable variable: Int32) -> Int32 {
        while symbolOfVariable.count <= Int(variable) {
            symbolOfVariable.append(-1)
        }
        if symbolOfVariable[Int(variable)] < 0 {
            symbolOfVariable[Int(variable)] = makeSymbol(.variable, owner: variable)
        }
        return symbolOfVariable[Int(variable)]
    }

    /// Adds a basic symbol whose row is `terms`, in free variables, plus `constant`.
    mutating func addRow(_ kind: Symbol.Kind, owner: Int32, terms: [RowTerm], constant: Double) -> Int32 {
        let new = makeSymbol(kind, owner: owner)
        var value = constant
        for term in terms {
            value += addToSum(symbol(ofVariable: term.index), times: term.coefficient)
        }
        symbols[Int(new)].isBasic = true
        symbols[Int(new)].value = value
        symbols[Int(new)].constant = constant
        sum.drain(into: &symbols[Int(new)].terms)
        for term in symbols[Int(new)].terms {
            symbols[Int(term.index)].column.append(new)
        }
        suspects.append(new)
        openedColumn = -1
        return new
    }

    /// Adds a symbol, written in nonbasic ones, to the sum, and returns its constant.
    mutating func addToSum(_ symbol: Int32, times factor: Double) -> Double {
        guard symbols[Int(symbol)].isBasic else {
            sum.add(factor, times: symbol)
            return 0
        }
        for term in symbols[Int(symbol)].terms {
            sum.add(factor * term.coefficient, times: term.index)
        }
        return factor * symbols[Int(symbol)].value
    }

    /// Lets every symbol have all values again that required constraints allow.
    mutating func widen() {
        guard isNarrowed else { return }
        isNarrowed = false
        for index in symbols.indices {
            symbols[index].mayRise = symbols[index].kind != .equality
            symbols[index].mayFall = symbols[index].isFree
        }
    }

    /// Adds `difference` to the constant of a symbol's constraint.
    mutating func shift(_ symbol: Int32, by difference: Double) {
        symbols[Int(symbol)].constant += difference
        guard !symbols[Int(symbol)].isBasic else {
            symbols[Int(symbol)].value += difference
            suspects.append(symbol)
            return
        }
        openColumn(symbol)
        for (place, row) in symbols[Int(symbol)].column.enumerated() {
            symbols[Int(row)].value -= columnCoefficients[place] * difference
            suspects.append(row)
        }
    }

    /// Removes a symbol and its constraint; what meets the required constraints goes on meeting the others.
    mutating func remove(_ symbol: Int32) {
        widen()
        if !symbols[Int(symbol)].isBasic {
            openColumn(symbol)
            if let leaving = blocking(symbol, direction: 1) ?? blocking(symbol, direction: -1) ?? largest(inColumn: symbol) {
                pivot(leaving: leaving, entering: symbol)
            }
        }
        openedColumn = -1
        symbols[Int(symbol)] = Symbol(.unused, owner: -1)
        unused.append(symbol)
    }

    private func largest(inColumn symbol: Int32) -> Int32? {
        symbols[Int(symbol)].column.max {
            abs(symbols[Int($0)].coefficient(of: symbol)) < abs(symbols[Int($1)].coefficient(of: symbol))
        }
    }
}
