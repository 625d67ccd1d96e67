/// A set of ASCII bytes as 128 bits, for the scanning loops: a membership test is a shift and no memory is touched.
struct ByteSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private let hasOthers: Bool

    /// The set of a literal's bytes, with or without all bytes of characters beyond ASCII.
    private init(_ bytes: StaticString, andBeyondASCII hasOthers: Bool = false) {
        self.hasOthers = hasOthers
        bytes.withUTF8Buffer { buffer in
            for byte in buffer {
                if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
            }
        }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        guard byte < 128 else { return hasOthers }
        return ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
    }

    static let space = ByteSet(" \t\n\r")
    /// May begin a name.
    ///
    /// Which characters beyond ASCII XML admits makes no difference to a document here.
    static let nameStart = ByteSet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:", andBeyondASCII: true)
    /// May stand in a name.
    static let name = ByteSet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:0123456789-.", andBeyondASCII: true)
    /// Ends a run of plain character data: the end of the document, markup or a reference.
    static let endsText = ByteSet("\0<&")
    /// Ends a run of plain attribute value: the same, a quote of either kind, and white space other than a space.
    static let endsValue = ByteSet("\0<&\"'\t\n\r")
}
