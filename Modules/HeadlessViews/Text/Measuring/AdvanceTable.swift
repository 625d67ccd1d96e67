/// The widths of a face's characters, as shares of the size.
///
/// What stands below U+0250 is looked up; the rest is an average of its script.
final class AdvanceTable: Sendable {
    private let widths: [Float]
    /// What is added between printable ASCII characters, in thousandths: by left one times 95 plus right one; none if empty.
    private let pairs: [Int8]
    /// How wide the face is beside the system's regular one, where only an average is known.
    private let breadth: Float
    /// The width of every character, in a face whose characters are all as wide; 0 in others.
    private let fixedWidth: Float

    /// Makes a table of the widths of U+0020 to U+007E.
    init(ascii: [Float], pairs: [Int8] = [], breadth: Float = 1) {
        widths = LatinAdvances.widths(ascii: ascii)
        self.pairs = pairs
        self.breadth = breadth
        fixedWidth = 0
    }

    /// Makes the table of a face whose characters are all as wide.
    init(fixedWidth: Float) {
        widths = []
        pairs = []
        breadth = 1
        self.fixedWidth = fixedWidth
    }

    /// The width of a character.
    func width(of scalar: Unicode.Scalar) -> Float {
        let index = Int(scalar.value) - 0x20
        if index >= 0, index < widths.count { return widths[index] }
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
}
