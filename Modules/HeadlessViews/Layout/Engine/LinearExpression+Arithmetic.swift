import LayoutSolver

extension LinearExpression {
    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.add(right)
        return sum
    }

    static func - (left: Self, right: Self) -> Self {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    static func + (left: Self, right: CGFloat) -> Self {
        var sum = left
        sum.constant += Double(right)
        return sum
    }

    static func - (left: Self, right: CGFloat) -> Self { left + -right }

    static func * (left: Self, factor: CGFloat) -> Self {
        var product = LinearExpression()
        product.add(left, times: Double(factor))
        return product
    }

    static prefix func - (expression: Self) -> Self { expression * -1 }

    /// What the expression comes to by a solver's values.
    func value(in solver: inout Solver) -> CGFloat {
        var sum = constant
        for term in terms { sum += solver.value(of: term.variable) * term.coefficient }
        return CGFloat(sum)
    }
}
