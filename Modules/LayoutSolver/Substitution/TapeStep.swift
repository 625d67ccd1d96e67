/// One thing that was done to the constants of the substitution.
///
/// With a source of zero or more, that variable's constant times the factor was added to the target's;
/// with a negative one, the target was set to the factor times the constant of the constraint in slot `~source`.
///
/// Played forwards, the tape gives the constants that follow from changed constraints, without looking at a single definition.
/// Played backwards, it tells how much each constraint contributes to a sum of constants.
struct TapeStep {
    var target: Int32
    var source: Int32
    var factor: Double
}

extension Substitution {
    /// Finds the constants anew, after constants of constraints changed.
    mutating func replay(_ records: [ConstraintRecord]) {
        for step in tape {
            constants[Int(step.target)] =
                step.source >= 0
                ? constants[Int(step.target)] + step.factor * constants[Int(step.source)]
                : step.factor * records[Int(~step.source)].constant
        }
    }

    /// The constraints whose constants the sum of the variables' constants, each times its weight, depends on.
    func contributors(to weights: [Double]) -> [Int32] {
        var weights = weights
        var slots: [Int32] = []
        for step in tape.reversed() {
            let weight = weights[Int(step.target)]
            if step.source >= 0 {
                weights[Int(step.source)] += step.factor * weight
            } else {
                weights[Int(step.target)] = 0
                if abs(weight) > Tolerance.coefficient {
                    slots.append(~step.source)
                }
            }
        }
        return slots
    }
}
