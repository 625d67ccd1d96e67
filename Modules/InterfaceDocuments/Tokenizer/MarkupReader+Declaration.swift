extension MarkupReader {
    private static let encodings: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]

    /// Reads the XML declaration, if there is one: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`.
    mutating func readDeclaration() throws(MarkupFailure) {
        let start = cursor.offset
        guard isDeclaration(at: start) else { return try refuseLateDeclaration() }
        cursor.offset += 5
        var names = ["version", "encoding", "standalone"][...]
        while true {
            cursor.skipSpaces()
            if names.first != "version", cursor.matches("?>", at: cursor.offset) { break }
            let (name, value) = try readDeclarationPart(oneOf: names)
            names = names.drop { $0 != name }.dropFirst()
            if name == "encoding", !Self.encodings.contains(value.lowercased()) {
                throw MarkupFailure(offset: start, reason: .declaredEncoding(value))
            }
        }
        cursor.offset += 2
    }

    /// Whether the XML declaration begins at an offset.
    func isDeclaration(at offset: Int) -> Bool {
        cursor.matches("<?xml", at: offset) && !ByteSet.name.contains(cursor[offset + 5])
    }

    /// White space before the declaration is what hand editing leaves, and Interface Builder does not open such a file either.
    private func refuseLateDeclaration() throws(MarkupFailure) {
        var ahead = cursor
        ahead.skipSpaces()
        guard ahead.offset > cursor.offset, isDeclaration(at: ahead.offset) else { return }
        throw malformed(expected: "<?xml at the very start of the file")
    }

    private mutating func readDeclarationPart(oneOf names: ArraySlice<String>) throws(MarkupFailure) -> (
        name: String, value: String
    ) {
        let start = cursor.offset
        let expected = names.first == "version" ? "version in the XML declaration" : "?> behind the XML declaration"
        let name = text(try readName(expected))
        guard names.first == "version" ? name == "version" : names.contains(name) else {
            cursor.offset = start
            throw malformed(expected: expected)
        }
        cursor.skipSpaces()
        try expect("=", "= behind \(name)")
        cursor.skipSpaces()
        return (name, text(try readValue().range))
    }
}
