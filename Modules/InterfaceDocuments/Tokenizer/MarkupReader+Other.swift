/// Comments, instructions, character data sections and references.
extension MarkupReader {
    /// Reads what `<!` begins.
    mutating func readDeclarationLike() throws(MarkupFailure) {
        let start = cursor.offset
        if cursor.matches("<!--", at: start) {
            cursor.offset += 4
            try skip(past: "--", of: "the comment", toEnd: "-->")
            try expect(">", "> behind the -- in the comment")
        } else if cursor.matches("<![CDATA[", at: start), !open.isEmpty {
            cursor.offset += 9
            try skip(past: "]]>", of: "the character data section")
        } else if cursor.matches("<!DOCTYPE", at: start) {
            throw MarkupFailure(offset: start, reason: .documentType)
        } else {
            throw malformed(expected: "a comment or an element")
        }
    }

    /// Reads a processing instruction, which says nothing to a loader.
    mutating func readInstruction() throws(MarkupFailure) {
        let start = cursor.offset
        guard !isDeclaration(at: start) else { throw malformed(expected: "<?xml at the very start of the file only") }
        cursor.offset += 2
        _ = try readName("the instruction's name behind <?")
        try skip(past: "?>", of: "the instruction")
    }

    private mutating func skip(past literal: StaticString, of meaning: String, toEnd end: StaticString? = nil) throws(MarkupFailure)
    {
        guard let found = cursor.firstOffset(of: literal) else {
            throw truncated("\(end ?? literal) behind \(meaning)")
        }
        cursor.offset = found + literal.utf8CodeUnitCount
    }

    /// Steps over a bracket in character data, which must not look like the end of a section that never began.
    mutating func skipBracket() throws(MarkupFailure) {
        guard !cursor.matches("]]>", at: cursor.offset) else {
            throw MarkupFailure(offset: cursor.offset, reason: .malformed(found: "]]>", expected: "]]&gt;"))
        }
        cursor.offset += 1
    }

    /// Steps over a reference, which must be to a character or to one of XML's five entities.
    mutating func skipReference() throws(MarkupFailure) {
        switch CharacterReference(at: cursor.offset, in: cursor) {
        case .character(_, let length): cursor.offset += length
        case .entity(let name): throw MarkupFailure(offset: cursor.offset, reason: .entity(name: text(name)))
        case .malformed: throw malformed(expected: "a reference such as &amp; or &#10;")
        }
    }
}
