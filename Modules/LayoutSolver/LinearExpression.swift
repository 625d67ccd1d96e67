/// A sum of variables times coefficients, and a constant.
public struct LinearExpression: Hashable, Sendable {
    /// A variable times a coefficient.
    public struct Term: Hashable, Sendable {
        /// What is multiplied.
        public var variable: Variable
        /// What it is multiplied by.
        public var coefficient: Double

        /// Makes a term.
        public init(_ variable: Variable, times coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// What is added up beside the constant, in the order of adding; a variable may occur more than once.
    public var terms: [Term]
    /// What the terms are added to.
    public var constant: Double

    /// Makes an expression without variables.
    public init(constant: Double = 0) {
        terms = []
        self.constant = constant
    }

    /// Makes an expression of one variable.
    public init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
        terms = [Term(variable, times: coefficient)]
        self.constant = constant
    }

    /// Makes an expression of terms and a constant.
    public init(_ terms: [Term], plus constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Adds a variable times a coefficient.
    public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
        terms.append(Term(variable, times: coefficient))
    }

    /// Adds another expression times a factor.
    public mutating func add(_ expression: LinearExpression, times factor: Double = 1) {
        for term in expression.terms {
            terms.append(Term(term.variable, times: term.coefficient * factor))
        }
        constant += expression.constant * factor
    }
}
