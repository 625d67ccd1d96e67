/// Comments, instructions, character data sections, references and the XML declaration.
extension MarkupReader {
    /// Reads the XML declaration, if there is one.
    mutating func readDeclaration() throws(MarkupFailure) {
        let start = cursor.offset
        guard isDeclaration(at: start) else { return try refuseLateDeclaration() }
        guard let end = cursor.firstOffset(of: "?>") else { throw truncated("?> behind the XML declaration") }
        if let encoding = declaredEncoding(in: start + 5..<end),
            !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased())
        {
            throw MarkupFailure(offset: start, reason: .declaredEncoding(encoding))
        }
        cursor.offset = end + 2
    }

    private func isDeclaration(at offset: Int) -> Bool {
        cursor.matches("<?xml", at: offset) && !ByteSet.name.contains(cursor[offset + 5])
    }

    /// White space before the declaration is what hand editing leaves, and Interface Builder does not open such a file either.
    private mutating func refuseLateDeclaration() throws(MarkupFailure) {
        var ahead = cursor
        ahead.skipSpaces()
        guard ahead.offset > cursor.offset, isDeclaration(at: ahead.offset) else { return }
        throw malformed(expected: "<?xml at the very start of the file")
    }

    private func declaredEncoding(in range: Range<Int>) -> String? {
        let declaration = text(range)
        guard let name = declaration.firstRange(of: "encoding") else { return nil }
        let quoted = declaration[name.upperBound...].drop { $0 != "\"" && $0 != "'" }
        return quoted.first.map { quote in String(quoted.dropFirst().prefix { $0 != quote }) }
    }

    /// Reads what `<!` begins.
    mutating func readDeclarationLike() throws(MarkupFailure) {
        let start = cursor.offset
        if cursor.matches("<!--", at: start) {
            cursor.offset += 4
            try skip(past: "-->", of: "the comment", begunAt: start)
        } else if cursor.matches("<![CDATA[", at: start), !open.isEmpty {
            cursor.offset += 9
            try skip(past: "]]>", of: "the character data section", begunAt: start)
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
        try skip(past: "?>", of: "the instruction", begunAt: start)
    }

    private mutating func skip(past literal: StaticString, of meaning: String, begunAt start: Int) throws(MarkupFailure) {
        guard let end = cursor.firstOffset(of: literal) else {
            cursor.offset = cursor.bytes.count
            throw truncated("\(literal) behind \(meaning)")
        }
        cursor.offset = end + literal.utf8CodeUnitCount
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
