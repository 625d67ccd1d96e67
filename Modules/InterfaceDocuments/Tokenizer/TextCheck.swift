/// One pass over a document's bytes before any markup is read: it refuses what is not UTF-8 and the control characters that XML does not
/// admit, and counts lines on the way.
struct TextCheck {
    private let cursor: ByteCursor
    private(set) var lines: LineTable

    /// Checks the bytes.
    ///
    /// - Throws: `.encoding` where the bytes are not UTF-8, `.controlCharacter` at a character that XML does not admit.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(MarkupFailure) {
        cursor = ByteCursor(bytes: bytes)
        lines = LineTable(byteCount: bytes.count)
        var offset = 0
        while offset < bytes.count {
            if isPlain(at: offset) {
                offset += 8
            } else {
                offset = try check(from: offset)
            }
        }
        lines.finish()
    }

    /// Whether the next eight bytes are printable ASCII: no byte has its high bit set, and none is below a space.
    @inline(__always)
    private func isPlain(at offset: Int) -> Bool {
        guard offset <= cursor.bytes.count - 8 else { return false }
        let word = UnsafeRawBufferPointer(cursor.bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        return (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0
    }

    /// Checks the characters that begin in eight bytes one by one, and gives the offset behind the last.
    private mutating func check(from start: Int) throws(MarkupFailure) -> Int {
        let end = min(start + 8, cursor.bytes.count)
        var offset = start
        while offset < end {
            let byte = cursor[offset]
            if byte >= 0x80 {
                let length = try lengthOfSequence(at: offset)
                lines.addCharacter(at: offset, byteCount: length)
                offset += length
                continue
            }
            if byte == UInt8(ascii: "\n") {
                lines.addLine(endingAt: offset)
            } else if byte < 0x20, byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\r") {
                throw MarkupFailure(offset: offset, reason: .controlCharacter(byte))
            }
            offset += 1
        }
        return offset
    }

    /// The number of bytes of the character that begins at an offset, by the table of well-formed sequences in the Unicode Standard
    /// (table 3-7).
    private func lengthOfSequence(at offset: Int) throws(MarkupFailure) -> Int {
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch cursor[offset] {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0...0)
            }
        let isWellFormed =
            count > 0 && second.contains(cursor[offset + 1])
            && (2..<max(count, 2)).allSatisfy { 0x80...0xBF ~= cursor[offset + $0] }
        guard isWellFormed else {
            let isCutOff = count > 0 && offset + count > cursor.bytes.count
            throw MarkupFailure(
                offset: offset, reason: isCutOff ? .truncated(expected: "the rest of a character") : .notUTF8(cursor[offset]))
        }
        return count
    }
}
