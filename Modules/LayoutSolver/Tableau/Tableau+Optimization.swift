extension Tableau {
    /// Makes the sum of what a level's symbols cost as small as it can be, and narrows the bounds to the values that keep it so.
    ///
    /// It is the primal simplex method. A symbol that may be missed on both sides costs by the side that it is on, and stops at zero.
    mutating func optimize(_ level: [Int32]) {
        isNarrowed = true
        for symbol in level {
            takeSide(symbol)
        }
        var budget = 1000 + 50 * symbols.count
        var stalled = 0
        while budget > 0, let (entering, direction) = improving(byBland: stalled > 20) {
            budget -= 1
            openColumn(entering)
            guard let leaving = blocking(entering, direction: direction, byBland: stalled > 20) else {
                close(entering, direction: direction)
                continue
            }
            let isStep = abs(symbols[Int(leaving)].value) > Tolerance.coefficient
            stalled = isStep ? 0 : stalled + 1
            exchange(leaving: leaving, entering: entering, direction: direction)
        }
        narrow(level)
    }

    private mutating func takeSide(_ symbol: Int32) {
        let kind = symbols[Int(symbol)].kind
        symbols[Int(symbol)].riseCost = kind == .weakInequality ? 0 : 1
        symbols[Int(symbol)].fallCost = 1
        guard symbols[Int(symbol)].isBasic else { return }
        let limit = kind == .weakInequality ? -Tolerance.value : 0
        symbols[Int(symbol)].side = symbols[Int(symbol)].value < limit ? -1 : 1
        let slope = symbols[Int(symbol)].slope
        guard slope != 0 else { return }
        for term in symbols[Int(symbol)].terms {
            objective.add(slope * term.coefficient, times: term.index)
        }
    }

    /// A nonbasic symbol, and the direction to move it in, that makes the objective smaller.
    private func improving(byBland isBland: Bool) -> (symbol: Int32, direction: Double)? {
        var best: (symbol: Int32, direction: Double)?
        var bestCost = -Tolerance.coefficient
        for index in objective.touched {
            let gradient = objective[index]
            guard abs(gradient) > Tolerance.coefficient else { continue }
            let direction: Double = gradient < 0 ? 1 : -1
            guard direction > 0 ? symbols[Int(index)].mayRise : symbols[Int(index)].mayFall else { continue }
            let cost = (direction > 0 ? symbols[Int(index)].riseCost : symbols[Int(index)].fallCost) - abs(gradient)
            guard cost < -Tolerance.coefficient else { continue }
            if isBland ? best.map({ index < $0.symbol }) ?? true : cost < bestCost || (cost == bestCost && index < best!.symbol) {
                best = (index, direction)
                bestCost = cost
            }
        }
        return best
    }

    private mutating func exchange(leaving: Int32, entering: Int32, direction: Double) {
        let gradient = objective[entering]
        let leavingSlope = symbols[Int(leaving)].slope
        objective[entering] = 0
        pivot(leaving: leaving, entering: entering)
        symbols[Int(leaving)].side = 0
        let isCosting = symbols[Int(entering)].riseCost + symbols[Int(entering)].fallCost > 0
        symbols[Int(entering)].side = isCosting ? direction : 0
        let factor = gradient + symbols[Int(entering)].slope
        for term in symbols[Int(entering)].terms {
            objective.add(factor * term.coefficient, times: term.index)
        }
        objective.add(-leavingSlope, times: leaving)
    }

    /// Forbids a direction that nothing stops: only rounding can make it look like an improvement.
    private mutating func close(_ symbol: Int32, direction: Double) {
        if direction > 0 {
            symbols[Int(symbol)].mayRise = false
        } else {
            symbols[Int(symbol)].mayFall = false
        }
    }

    /// Forbids every move that would cost something in this level.
    private mutating func narrow(_ level: [Int32]) {
        for index in objective.touched {
            narrowNonbasic(index)
        }
        for index in level {
            if symbols[Int(index)].isBasic {
                if symbols[Int(index)].side > 0 {
                    symbols[Int(index)].mayFall = false
                } else {
                    symbols[Int(index)].mayRise = false
                }
            } else {
                narrowNonbasic(index)
            }
        }
        for index in level {
            symbols[Int(index)].side = 0
            symbols[Int(index)].riseCost = 0
            symbols[Int(index)].fallCost = 0
        }
        objective.clear()
    }

    private mutating func narrowNonbasic(_ index: Int32) {
        guard !symbols[Int(index)].isBasic else { return }
        let gradient = objective[index]
        if symbols[Int(index)].riseCost + gradient > Tolerance.coefficient {
            symbols[Int(index)].mayRise = false
        }
        if symbols[Int(index)].fallCost - gradient > Tolerance.coefficient {
            symbols[Int(index)].mayFall = false
        }
    }
}

extension Symbol {
    /// What the level's cost changes by a point of the basic symbol.
    var slope: Double { side > 0 ? riseCost : side < 0 ? -fallCost : 0 }
}
