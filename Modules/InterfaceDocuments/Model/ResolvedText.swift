/// Text of a document as XML means it: references resolved, line ends made line feeds, and in an attribute white space made spaces.
struct ResolvedText {
    private(set) var bytes: [UInt8] = []

    init(_ source: UnsafeBufferPointer<UInt8>, isAttribute: Bool) {
        bytes.reserveCapacity(source.count)
        append(source, isAttribute: isAttribute)
    }

    private mutating func append(_ source: UnsafeBufferPointer<UInt8>, isAttribute: Bool) {
        var cursor = ByteCursor(bytes: source)
        while !cursor.isAtEnd {
            let byte = cursor.current
            switch byte {
            case UInt8(ascii: "&"):
                appendReference(&cursor)
                continue
            case UInt8(ascii: "\r"):
                if cursor[cursor.offset + 1] == UInt8(ascii: "\n") { cursor.offset += 1 }
                bytes.append(UInt8(ascii: isAttribute ? " " : "\n"))
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                bytes.append(isAttribute ? UInt8(ascii: " ") : byte)
            default:
                bytes.append(byte)
            }
            cursor.offset += 1
        }
    }

    /// The reader has let pass only references to characters; anything else is text as it stands.
    private mutating func appendReference(_ cursor: inout ByteCursor) {
        guard case .character(let scalar, let length) = CharacterReference(at: cursor.offset, in: cursor) else {
            bytes.append(cursor.current)
            cursor.offset += 1
            return
        }
        bytes.append(contentsOf: UTF8.encode(scalar)!)
        cursor.offset += length
    }
}
