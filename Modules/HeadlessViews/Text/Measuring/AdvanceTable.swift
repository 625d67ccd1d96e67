/// The widths of a face's characters, as shares of the size.
///
/// What stands below U+0250 is looked up; the rest is an average of its script.
final class AdvanceTable: Sendable {
    private let widths: [Float]
    /// How much narrower each character is in the design for display sizes; empty in faces that have none.
    private let narrowing: [Float]
    /// What is added between printable ASCII characters, in thousandths: by left one times 95 plus right one; none if empty.
    private let pairs: [Int8]
    /// How wide the face is beside the system's regular one, where only an average is known.
    private let breadth: Float
    /// The width of every character, in a face whose characters are all as wide; 0 in others.
    private let fixedWidth: Float

    /// Makes a table of the widths of U+0020 to U+007E.
    init(ascii: [Float], narrowing: [Float] = [], pairs: [Int8] = [], breadth: Float = 1) {
        widths = LatinAdvances.widths(ascii: ascii)
        self.narrowing = narrowing.isEmpty ? [] : LatinAdvances.widths(ascii: narrowing)
        self.pairs = pairs
        self.breadth = breadth
        fixedWidth = 0
    }

    /// Makes the table of a face whose characters are all as wide.
    init(fixedWidth: Float) {
        widths = []
        narrowing = []
        pairs = []
        breadth = 1
        self.fixedWidth = fixedWidth
    }

    /// The width of a character.
    ///
    /// - Parameter displayShare: how much of the design for display sizes is in it: from 0 to 1.
    func width(of scalar: Unicode.Scalar, displayShare: Float = 0) -> Float {
        let index = Int(scalar.value) - 0x20
        if index >= 0, index < widths.count {
            return displayShare > 0 && index < narrowing.count ? widths[index] - narrowing[index] * displayShare : widths[index]
        }
        if index < 0 { return 0 }
        if fixedWidth > 0 { return scalar.value < 0x300 ? fixedWidth : ScriptAdvances.width(of: scalar) > 0.9 ? 1 : fixedWidth }
        return ScriptAdvances.width(of: scalar) * (ScriptAdvances.isFullWidth(scalar) ? 1 : breadth)
    }

    /// What is added between two characters.
    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Float {
        let (row, column) = (Int(left.value) - 0x20, Int(right.value) - 0x20)
        guard row > 0, row < 95, column > 0, column < 95, !pairs.isEmpty else { return 0 }
        return Float(pairs[row * 95 + column]) / 1000
    }

    /// What is added between characters, from amounts by pair.
    static func pairs(_ amounts: [String: Int8]) -> [Int8] {
        var pairs = [Int8](repeating: 0, count: 95 * 95)
        for (pair, amount) in amounts {
            guard let left = pair.utf8.first, let right = pair.utf8.last else { continue }
            pairs[(Int(left) - 0x20) * 95 + Int(right) - 0x20] = amount
        }
        return pairs
    }
}
