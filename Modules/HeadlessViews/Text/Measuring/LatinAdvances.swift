/// The widths of Latin letters with accents: those of the letters without.
enum LatinAdvances {
    /// The widths of U+0020 to U+017F from those of U+0020 to U+007E.
    static func widths(ascii: [Float]) -> [Float] {
        func width(of character: UInt8) -> Float {
            let index = Int(character) - 0x20
            return ascii.indices.contains(index) ? ascii[index] : 0
        }
        // U+007F to U+009F are controls, which have no width.
        return ascii + [Float](repeating: 0, count: 33)
            + base.utf8.map { byte in
                switch byte {
                case UInt8(ascii: "1"): width(of: UInt8(ascii: "A")) * 1.4
                case UInt8(ascii: "2"): width(of: UInt8(ascii: "e")) * 1.65
                case UInt8(ascii: "3"): width(of: UInt8(ascii: "o")) * 0.62
                case UInt8(ascii: "4"): width(of: UInt8(ascii: "O"))
                case UInt8(ascii: "5"): 0
                default: width(of: byte)
                }
            }
    }

    /// The letter that is as wide as each of U+00A0 to U+017F; digits stand for ligatures, raised figures, round signs and what has no width.
    private static let base =
        " !c$oY|S~43<+54~"  // U+00A0: no-break space to macron
        + "3+33`uP.,33>222?"  // U+00B0: degree to fractions, inverted question mark
        + "AAAAAA1CEEEEIIII" + "DNOOOOO+OUUUUYPb" + "aaaaaa2ceeeeiiii" + "onooooo+ouuuuypy"  // U+00C0
        + "AaAaAaCcCcCcCcDd" + "DdEeEeEeEeEeGgGg" + "GgGgHhHhIiIiIiIi" + "IiMnJjKkkLlLlLlL"  // U+0100
        + "lLlNnNnNnnNnOoOo" + "OoW2RrRrRrSsSsSs" + "SsTtTtTtUuUuUuUu" + "UuUuWwYyYZzZzZzf"  // U+0140
}
