import LayoutSolver

/// A constraint with whole numbers of up to three variables: x, y and z times coefficients, and a constant, in relation to zero.
struct Plane {
    var x: Int
    var y: Int
    var z: Int
    var constant: Int
    var relation: Relation

    init(_ row: RandomSystem.Row) {
        x = row.coefficients[0]
        y = row.coefficients.count > 1 ? row.coefficients[1] : 0
        z = row.coefficients.count > 2 ? row.coefficients[2] : 0
        constant = row.constant
        relation = row.relation
    }

    /// Where one variable has a value.
    init(axis: Int, at value: Int) {
        x = axis == 0 ? 1 : 0
        y = axis == 1 ? 1 : 0
        z = axis == 2 ? 1 : 0
        constant = -value
        relation = .equal
    }

    /// By how much a point misses the relation, times its denominator.
    func missed(by point: VertexOracle.Point) -> Int {
        let excess = x * point.x + y * point.y + z * point.z + constant * point.denominator
        switch relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return max(excess, 0)
        case .greaterThanOrEqual: return max(-excess, 0)
        }
    }

    /// The point where three planes meet, by Cramer's rule; nil where there is none, or more than one.
    static func intersection(_ first: Plane, _ second: Plane, _ third: Plane) -> VertexOracle.Point? {
        let xMinor = second.y * third.z - second.z * third.y
        let yMinor = second.x * third.z - second.z * third.x
        let zMinor = second.x * third.y - second.y * third.x
        let denominator = first.x * xMinor - first.y * yMinor + first.z * zMinor
        guard denominator != 0 else { return nil }
        let yConstants = second.y * third.constant - second.constant * third.y
        let zConstants = second.z * third.constant - second.constant * third.z
        let xConstants = second.x * third.constant - second.constant * third.x
        let x = -(first.constant * xMinor - first.y * -zConstants + first.z * -yConstants)
        let y = -(first.x * -zConstants - first.constant * yMinor + first.z * xConstants)
        let z = -(first.x * yConstants - first.y * xConstants + first.constant * zMinor)
        let sign = denominator < 0 ? -1 : 1
        return VertexOracle.Point(x: sign * x, y: sign * y, z: sign * z, denominator: abs(denominator))
    }
}
