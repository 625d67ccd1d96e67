/// A set of ASCII bytes as 128 bits, for the scanning loops: a membership test is a shift and touches no memory.
///
/// The sets are computed, not stored, so that the compiler folds them into the loops.
struct ByteSet {
    private let low: UInt64
    private let high: UInt64
    /// Whether the bytes of characters beyond ASCII are in the set.
    private let hasOthers: Bool

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        guard byte < 128 else { return hasOthers }
        return ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
    }

    /// The bits of `A` to `Z` and of `a` to `z`, from `@` on.
    private static let letters: UInt64 = 0x07FF_FFFE_07FF_FFFE
    /// The bits of `0` to `9`.
    private static let digits: UInt64 = 0x03FF << 48

    @inline(__always)
    private static func bit(_ scalar: Unicode.Scalar) -> UInt64 {
        1 << UInt64(scalar.value & 63)
    }

    @inline(__always)
    private static var whiteSpace: UInt64 { bit("\t") | bit("\n") | bit("\r") }

    /// White space.
    static var space: ByteSet {
        @inline(__always) get { ByteSet(low: whiteSpace | bit(" "), high: 0, hasOthers: false) }
    }

    /// May begin a name; which characters beyond ASCII XML admits makes no difference to a document here.
    static var nameStart: ByteSet {
        @inline(__always) get { ByteSet(low: bit(":"), high: letters | bit("_"), hasOthers: true) }
    }

    /// May stand in a name.
    static var name: ByteSet {
        @inline(__always) get {
            ByteSet(low: digits | bit(":") | bit("-") | bit("."), high: letters | bit("_"), hasOthers: true)
        }
    }

    /// Ends a run of plain character data: the end of the document, markup, a reference, or what may end a character data section.
    static var endsText: ByteSet {
        @inline(__always) get { ByteSet(low: bit("\0") | bit("<") | bit("&"), high: bit("]"), hasOthers: false) }
    }

    /// Ends a run of plain attribute value: the same, a quote of either kind, and white space other than a space.
    static var endsValue: ByteSet {
        @inline(__always) get {
            ByteSet(
                low: bit("\0") | bit("<") | bit("&") | bit("\"") | bit("'") | whiteSpace, high: 0, hasOthers: false)
        }
    }
}
