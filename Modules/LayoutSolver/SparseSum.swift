/// A symbol of a row, times a coefficient: in the substitution a variable's index, in the tableau a symbol's.
struct RowTerm {
    var index: Int32
    var coefficient: Double
}

/// A place to add up rows in, which costs what the rows' terms cost and not what the number of symbols does.
struct SparseSum {
    private var values: [Double] = []
    private var isTouched: [Bool] = []
    private(set) var touched: [Int32] = []

    /// Makes room for symbols below `count`.
    mutating func reserve(_ count: Int) {
        guard values.count < count else { return }
        let missing = count - values.count
        values.append(contentsOf: repeatElement(0, count: missing))
        isTouched.append(contentsOf: repeatElement(false, count: missing))
    }

    subscript(index: Int32) -> Double {
        get { values[Int(index)] }
        set { values[Int(index)] = newValue }
    }

    mutating func add(_ coefficient: Double, times index: Int32) {
        let place = Int(index)
        guard isTouched[place] else {
            isTouched[place] = true
            touched.append(index)
            values[place] = coefficient
            return
        }
        let sum = values[place] + coefficient
        values[place] = abs(sum) <= Tolerance.cancellation * abs(coefficient) ? 0 : sum
    }

    mutating func clear() {
        for index in touched {
            values[Int(index)] = 0
            isTouched[Int(index)] = false
        }
        touched.removeAll(keepingCapacity: true)
    }

    /// Appends what is not zero to `terms`, and is empty after it.
    mutating func drain(into terms: inout [RowTerm]) {
        for index in touched {
            let value = values[Int(index)]
            if abs(value) > Tolerance.cancellation {
                terms.append(RowTerm(index: index, coefficient: value))
            }
            values[Int(index)] = 0
            isTouched[Int(index)] = false
        }
        touched.removeAll(keepingCapacity: true)
    }
}
