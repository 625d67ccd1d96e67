#if LAYOUT_SOLVER_INVARIANTS
    extension Tableau {
        /// Rows have nonbasic symbols only, each once and in whose column they are; nonbasic symbols are at zero, and basic ones in their bounds.
        func checkShape() {
            var seen = [Int](repeating: -1, count: symbols.count)
            for (index, symbol) in symbols.enumerated() {
                precondition(symbol.isBasic || symbol.value == 0, "Nonbasic symbol \(index) has a value.")
                precondition(symbol.isBasic || symbol.terms.isEmpty, "Nonbasic symbol \(index) has a row.")
                precondition(symbol.side == 0, "Symbol \(index) still has a side.")
                precondition(placeInRow[index] == 0, "Symbol \(index) is still marked.")
                precondition(!symbol.isBelow && !symbol.isAbove, "Symbol \(index) is out of its bounds: \(symbol.value).")
                for term in symbol.terms {
                    let column = symbols[Int(term.index)]
                    precondition(!column.isBasic && column.kind != .unused, "The row of symbol \(index) has symbol \(term.index).")
                    precondition(column.column.contains(Int32(index)), "Column \(term.index) lacks row \(index).")
                    precondition(seen[Int(term.index)] != index, "The row of symbol \(index) has symbol \(term.index) twice.")
                    seen[Int(term.index)] = index
                }
            }
            for (variable, symbol) in symbolOfVariable.enumerated() where symbol >= 0 {
                precondition(symbols[Int(symbol)].kind == .variable && symbols[Int(symbol)].owner == variable)
            }
            for symbol in unused {
                precondition(symbols[Int(symbol)].kind == .unused, "Symbol \(symbol) is in use.")
            }
        }
    }
#endif
