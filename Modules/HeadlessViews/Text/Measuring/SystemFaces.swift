import Foundation

/// The faces of the system's font.
enum SystemFaces {
    /// The face of a weight: the nearest that UIKit has a name for.
    static func face(_ weight: UIFont.Weight) -> FontFace { faces[step(of: weight)] }

    /// The face of a weight whose digits are all as wide.
    static func monospacedDigits(_ weight: UIFont.Weight) -> FontFace { facesWithEvenDigits[step(of: weight)] }

    /// The face of the system's bold font.
    static let bold = FontFace(
        shape: .system, advances: table(excess: 1, more: SystemFontAdvances.boldSystemExcess / 1000), isTracked: true)

    /// The face whose characters are all as wide, which does not depend on the weight.
    static let monospaced = FontFace(shape: .system, advances: AdvanceTable(fixedWidth: 1266.0 / 2048))

    /// How much of what semibold adds to regular each weight adds: what was measured up to semibold, and beyond it in proportion to the
    /// design's own numbers for the weights, from 400 to 1,000.
    private static let weights: [(weight: UIFont.Weight, excess: Float)] = [
        (.ultraLight, -0.87), (.thin, -0.6), (.light, -0.2), (.regular, 0), (.medium, 0.48), (.semibold, 1), (.bold, 1.7),
        (.heavy, 2.7),
        (.black, 3.5),
    ]

    private static let faces = weights.map { FontFace(shape: .system, advances: table(excess: $0.excess), isTracked: true) }

    private static let facesWithEvenDigits = weights.map {
        FontFace(shape: .system, advances: table(excess: $0.excess, hasEvenDigits: true), isTracked: true)
    }

    private static func step(of weight: UIFont.Weight) -> Int {
        if weight == .regular { return 3 }
        var nearest = 3
        for (index, step) in weights.enumerated()
        where abs(step.weight.rawValue - weight.rawValue) < abs(weights[nearest].weight.rawValue - weight.rawValue) {
            nearest = index
        }
        return nearest
    }

    private static func table(excess: Float, more: Float = 0, hasEvenDigits: Bool = false) -> AdvanceTable {
        var widths = zip(SystemFontAdvances.regular, SystemFontAdvances.semiboldExcess).map {
            (Float($0) + Float($1) * excess) / 1000 + more
        }
        var narrowing = SystemFontAdvances.displayNarrowing.map { Float($0) / 1000 }
        if hasEvenDigits {
            let digits = Int(UInt8(ascii: "0")) - 0x20..<Int(UInt8(ascii: "9")) - 0x1F
            let model = Int(UInt8(ascii: "4")) - 0x20
            for index in digits { (widths[index], narrowing[index]) = (widths[model], narrowing[model]) }
        }
        return AdvanceTable(ascii: widths, narrowing: narrowing, pairs: pairs, breadth: 1 + 0.04 * excess)
    }

    /// The pairs of the table, spread out over the characters of their classes, and those that differ from their class.
    private static let pairs: [Int8] = {
        var pairs = [Int8](repeating: 0, count: 95 * 95)
        for (pair, amount) in SystemFontAdvances.kerning {
            guard let left = pair.first, let right = pair.last, let lefts = SystemFontAdvances.leftClasses[left],
                let rights = SystemFontAdvances.rightClasses[right]
            else { continue }
            for left in lefts.utf8 {
                for right in rights.utf8 { pairs[(Int(left) - 0x20) * 95 + Int(right) - 0x20] = Int8(clamping: amount) }
            }
        }
        for (pair, amount) in SystemFontAdvances.pairKerning {
            guard let left = pair.utf8.first, let right = pair.utf8.last else { continue }
            let place = (Int(left) - 0x20) * 95 + Int(right) - 0x20
            pairs[place] = Int8(clamping: Int16(pairs[place]) + amount)
        }
        return pairs
    }()
}
