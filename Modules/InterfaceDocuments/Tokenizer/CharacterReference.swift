/// What an `&` begins.
enum CharacterReference {
    /// A character, and the number of bytes that name it.
    case character(Unicode.Scalar, length: Int)
    /// An entity that XML does not predefine.
    case entity(name: Range<Int>)
    /// An `&` that begins no reference, or a reference to a character that XML does not admit.
    case malformed

    /// Reads the reference whose `&` is at an offset.
    init(at offset: Int, in cursor: ByteCursor) {
        var end = offset + 1
        let hash = UInt8(ascii: "#")
        while ByteSet.name.contains(cursor[end]) || (cursor[end] == hash && end == offset + 1) {
            end += 1
            // The longest reference of use is `&#1114111;`; what goes on for longer is not read to its end.
            guard end - offset <= MarkupLimits.nameLength else { break }
        }
        guard cursor[end] == UInt8(ascii: ";"), end > offset + 1 else {
            self = .malformed
            return
        }
        let name = offset + 1..<end
        if let scalar = Self.scalar(named: name, in: cursor) {
            self = .character(scalar, length: end + 1 - offset)
        } else {
            self = cursor[offset + 1] == hash ? .malformed : .entity(name: name)
        }
    }

    private static func scalar(named name: Range<Int>, in cursor: ByteCursor) -> Unicode.Scalar? {
        let spelling = String(decoding: cursor.bytes[name], as: UTF8.self)
        switch spelling {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard spelling.first == "#", spelling.utf8.count <= 10 else { return nil }
        let digits = spelling.dropFirst()
        let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).flatMap { isAdmitted($0) ? $0 : nil }
    }

    /// Whether XML's production 2 has the character.
    private static func isAdmitted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
        default: false
        }
    }
}
