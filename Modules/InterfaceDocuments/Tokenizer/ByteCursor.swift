/// A place in the bytes of a document.
///
/// Every read of a document's bytes goes through the two subscripts and `ends(of:)`, and all three check their bounds, so no markup can
/// make the reader leave the buffer. Past the end they give NUL, which `TextCheck` has already refused inside of a document; so a
/// scanning loop needs no second test for the end.
struct ByteCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0

    var isAtEnd: Bool { offset >= bytes.count }

    /// The byte at an absolute offset, NUL outside of the document.
    @inline(__always)
    subscript(_ absolute: Int) -> UInt8 {
        UInt(bitPattern: absolute) < UInt(bitPattern: bytes.count) ? bytes[absolute] : 0
    }

    /// The byte at the cursor, NUL at the end.
    @inline(__always)
    var current: UInt8 { self[offset] }

    /// The first and the last eight bytes of a range, zero padded; the last are zero for a range of under eight bytes.
    @inline(__always)
    func ends(of range: Range<Int>) -> (first: UInt64, last: UInt64) {
        let count = range.count
        guard count < 8 else { return (eightBytes(at: range.lowerBound), eightBytes(at: range.upperBound - 8)) }
        return (eightBytes(at: range.lowerBound) & (1 << UInt64(count * 8) - 1), 0)
    }

    @inline(__always)
    private func eightBytes(at absolute: Int) -> UInt64 {
        if absolute >= 0, absolute <= bytes.count - 8 {
            return UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: absolute, as: UInt64.self))
        }
        return (0..<8).reduce(0) { $0 | UInt64(self[absolute + $1]) << UInt64($1 * 8) }
    }

    /// Whether the bytes at an offset are those of a literal.
    func matches(_ literal: StaticString, at absolute: Int) -> Bool {
        literal.withUTF8Buffer { expected in
            expected.indices.allSatisfy { self[absolute + $0] == expected[$0] }
        }
    }

    /// Whether two ranges hold the same bytes.
    @inline(__always)
    func equal(_ range: Range<Int>, at other: Int) -> Bool {
        var index = 0
        while index < range.count {
            if self[range.lowerBound + index] != self[other + index] { return false }
            index += 1
        }
        return true
    }

    /// The offset at or after the cursor where a literal begins, or nil.
    ///
    /// Linear time.
    func firstOffset(of literal: StaticString) -> Int? {
        let first = literal.utf8Start.pointee
        var candidate = offset
        while candidate < bytes.count {
            if bytes[candidate] == first, matches(literal, at: candidate) { return candidate }
            candidate += 1
        }
        return nil
    }

    /// Steps over white space, eight spaces at a time where lines are indented.
    @inline(__always)
    mutating func skipSpaces() {
        guard ByteSet.space.contains(current) else { return }
        var end = offset + 1
        while eightBytes(at: end) == 0x2020_2020_2020_2020 {
            end += 8
        }
        while ByteSet.space.contains(self[end]) {
            end += 1
        }
        offset = end
    }

    /// Steps over bytes that are in a set.
    ///
    /// The set must not have NUL, which stands for the end.
    @inline(__always)
    mutating func skip(while set: ByteSet) {
        var end = offset
        while set.contains(self[end]) {
            end += 1
        }
        offset = end
    }

    /// Steps over bytes that are not in a set.
    ///
    /// The set must have NUL, which stands for the end.
    @inline(__always)
    mutating func skip(until set: ByteSet) {
        var end = offset
        while !set.contains(self[end]) {
            end += 1
        }
        offset = end
    }
}
