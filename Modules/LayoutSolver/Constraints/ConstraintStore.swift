/// The constraints, by slot; a removed one's slot is used again.
struct ConstraintStore {
    private(set) var records: [ConstraintRecord] = []
    /// The terms of all constraints, one after another, and those of removed ones until half of them are.
    private var terms: [LinearExpression.Term] = []
    private var removedTerms = 0
    private var emptySlots: [Int32] = []

    /// The slots of the constraints that there are, in order.
    var slots: [Int32] {
        records.indices.lazy.filter { records[$0].isActive }.map(Int32.init)
    }

    subscript(slot: Int32) -> ConstraintRecord {
        get { records[Int(slot)] }
        set { records[Int(slot)] = newValue }
    }

    /// Makes room for twice as many constraints, where there is none for so many: a layout has about as many as variables.
    mutating func reserve(_ count: Int) {
        guard records.capacity < count else { return }
        records.reserveCapacity(2 * count)
        terms.reserveCapacity(4 * count)
    }

    mutating func place(_ slot: Int32, _ place: ConstraintRecord.Place) {
        records[Int(slot)].place = place
    }

    mutating func setConstant(_ constant: Double, of slot: Int32) {
        records[Int(slot)].constant = constant
    }

    func terms(of slot: Int32) -> ArraySlice<LinearExpression.Term> {
        terms[records[Int(slot)].terms]
    }

    func key(of slot: Int32) -> ConstraintKey {
        ConstraintKey(slot: slot, generation: records[Int(slot)].generation)
    }

    /// Where a constraint is that has not been removed.
    func slot(of key: ConstraintKey) -> Int32? {
        guard key.slot >= 0, Int(key.slot) < records.count else { return nil }
        let record = records[Int(key.slot)]
        return record.isActive && record.generation == key.generation ? key.slot : nil
    }

    mutating func insert(_ expression: LinearExpression, _ relation: Relation, strength: Strength) -> Int32 {
        let start = terms.count
        terms.append(contentsOf: expression.terms)
        let slot = emptySlots.popLast()
        let record = ConstraintRecord(
            start: Int32(start), count: Int32(expression.terms.count), constant: Self.clamped(expression.constant),
            strength: strength,
            generation: slot.map { records[Int($0)].generation } ?? 0, isEquality: relation == .equal,
            isNegated: relation == .lessThanOrEqual)
        guard let slot else {
            records.append(record)
            return Int32(records.count - 1)
        }
        records[Int(slot)] = record
        return slot
    }

    mutating func remove(_ slot: Int32) {
        removedTerms += Int(records[Int(slot)].count)
        records[Int(slot)].isActive = false
        records[Int(slot)].count = 0
        records[Int(slot)].generation &+= 1
        emptySlots.append(slot)
        if removedTerms > 64 && removedTerms > terms.count / 2 {
            compact()
        }
    }

    /// A constant, or the largest one that there is where it is larger.
    static func clamped(_ constant: Double) -> Double {
        min(max(constant, -Tolerance.largest), Tolerance.largest)
    }

    private mutating func compact() {
        var kept: [LinearExpression.Term] = []
        kept.reserveCapacity(terms.count - removedTerms)
        for index in records.indices where records[index].isActive {
            let start = kept.count
            kept.append(contentsOf: terms[records[index].terms])
            records[index].start = Int32(start)
        }
        terms = kept
        removedTerms = 0
    }
}

extension LinearExpression {
    /// Whether a solver can reckon with the numbers.
    var isUsable: Bool {
        constant.isFinite && terms.allSatisfy { abs($0.coefficient) <= Tolerance.largest }
    }
}
