/// Reads the markup of a document into element and attribute records, in one pass and without recursion.
///
/// It takes XML 1.0 in UTF-8 without document type declarations, which is all that Interface Builder writes, and refuses everything else
/// with the offset, what was found and what was expected. Time and memory are linear in the document.
struct MarkupReader {
    var cursor: ByteCursor
    var elements: ContiguousArray<ElementRecord> = []
    var attributes: ContiguousArray<AttributeRecord> = []
    /// The ordinals of the elements whose end tags are to come, outermost first.
    var open: ContiguousArray<UInt32> = []
    let words = WordTable.shared

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        cursor = ByteCursor(bytes: bytes)
        elements.reserveCapacity(bytes.count / 96 + 8)
        attributes.reserveCapacity(bytes.count / 32 + 16)
        open.reserveCapacity(64)
    }

    /// Reads the whole document.
    mutating func read() throws(MarkupFailure) {
        try readDeclaration()
        repeat {
            try readText()
            if cursor.isAtEnd { break }
            try readMarkup()
        } while true
        if let element = open.last {
            throw truncated("</\(name(of: elements[Int(element)]))>")
        }
        if elements.isEmpty {
            throw truncated("an element")
        }
    }

    /// Reads what a `<` begins.
    private mutating func readMarkup() throws(MarkupFailure) {
        switch cursor[cursor.offset + 1] {
        case UInt8(ascii: "/"): try readEndTag()
        case UInt8(ascii: "!"): try readDeclarationLike()
        case UInt8(ascii: "?"): try readInstruction()
        default: try readStartTag()
        }
    }

    /// Skips character data up to the next `<`.
    ///
    /// It stays in the bytes: an element finds its text there when it is asked.
    private mutating func readText() throws(MarkupFailure) {
        let isOutside = open.isEmpty
        while true {
            cursor.skipSpaces()
            if !isOutside { cursor.skip(until: .endsText) }
            if cursor.isAtEnd || cursor.current == UInt8(ascii: "<") { return }
            guard !isOutside else {
                throw malformed(expected: elements.isEmpty ? "an element" : "nothing but comments behind the document's element")
            }
            if cursor.current == UInt8(ascii: "]") {
                try skipBracket()
            } else {
                try skipReference()
            }
        }
    }

    /// Reads an end tag and closes the element.
    private mutating func readEndTag() throws(MarkupFailure) {
        let start = cursor.offset
        guard let ordinal = open.popLast() else { throw malformed(expected: "nothing but comments behind the document's element") }
        let element = elements[Int(ordinal)]
        let nameStart = Int(element.offset) + 1
        let nameRange = nameStart..<nameStart + Int(element.nameLength)
        cursor.offset += 2
        guard cursor.equal(nameRange, at: cursor.offset) else { throw mismatchedEndTag(at: start, of: element) }
        cursor.offset += nameRange.count
        guard !ByteSet.name.contains(cursor.current) else { throw mismatchedEndTag(at: start, of: element) }
        cursor.skipSpaces()
        guard cursor.current == UInt8(ascii: ">") else { throw malformed(expected: "the end of the tag </\(name(of: element))>") }
        cursor.offset += 1
        close(ordinal)
    }

    /// Notes where an element ends.
    mutating func close(_ ordinal: UInt32) {
        elements[Int(ordinal)].subtreeEnd = UInt32(elements.count)
        elements[Int(ordinal)].end = UInt32(cursor.offset)
    }

    /// Steps over one byte that must be there.
    @inline(__always)
    mutating func expect(_ byte: Unicode.Scalar, _ meaning: String) throws(MarkupFailure) {
        guard cursor.current == UInt8(ascii: byte) else { throw malformed(expected: meaning) }
        cursor.offset += 1
    }

    /// Steps over a name and gives its range.
    @inline(__always)
    mutating func readName(_ meaning: String) throws(MarkupFailure) -> Range<Int> {
        let start = cursor.offset
        guard ByteSet.nameStart.contains(cursor.current) else { throw malformed(expected: meaning) }
        cursor.skip(while: .name)
        guard cursor.offset - start <= MarkupLimits.nameLength else {
            cursor.offset = start
            throw malformed(expected: "a name of at most \(MarkupLimits.nameLength) bytes")
        }
        return start..<cursor.offset
    }
}
