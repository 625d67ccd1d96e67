extension MarkupReader {
    /// Reads a start tag or an empty-element tag, and opens the element.
    mutating func readStartTag() throws(MarkupFailure) {
        let start = cursor.offset
        if open.isEmpty, !elements.isEmpty {
            throw malformed(expected: "nothing but comments behind the document's element")
        }
        guard open.count < MarkupLimits.depth else { throw MarkupFailure(offset: start, reason: .tooDeep) }
        cursor.offset += 1
        let name = try readName("an element's name behind <")
        let ordinal = UInt32(elements.count)
        var element = ElementRecord(
            word: words.word(spelledBy: name, in: cursor), key: .unknown, parent: open.last ?? ElementRecord.noParent,
            subtreeEnd: ordinal + 1, firstAttribute: UInt32(attributes.count), offset: UInt32(start), contentStart: 0, end: 0,
            nameLength: UInt16(name.count), attributeCount: 0, identifier: ElementRecord.noIdentifier)
        let isEmpty = try readAttributes(of: &element)
        element.contentStart = UInt32(cursor.offset)
        element.end = element.contentStart
        if elements.count == elements.capacity { growElements() }
        if let parent = open.last {
            elements[Int(parent)].childWords.insert(element.word)
            elements[Int(parent)].childWords.insert(element.key)
        }
        elements.append(element)
        if !isEmpty { open.append(ordinal) }
    }

    /// Makes room for as many elements as the whole document will have if it goes on as it began.
    ///
    /// Doubling would take up to 24 times the bytes of a document of nothing but `<a/>`.
    private mutating func growElements() {
        let expected = elements.count * (cursor.bytes.count / max(cursor.offset, 1) + 1)
        elements.reserveCapacity(min(max(elements.count * 5 / 4, expected), cursor.bytes.count / 4) + 8)
    }

    /// Reads the attributes and the end of a tag.
    ///
    /// - Returns: whether it was an empty-element tag.
    private mutating func readAttributes(of element: inout ElementRecord) throws(MarkupFailure) -> Bool {
        while true {
            let beforeSpaces = cursor.offset
            cursor.skipSpaces()
            switch cursor.current {
            case UInt8(ascii: ">"):
                cursor.offset += 1
                return false
            case UInt8(ascii: "/"):
                cursor.offset += 1
                try expect(">", "> behind the tag's /")
                return true
            default:
                guard cursor.offset > beforeSpaces else { throw malformed(expected: "a space, > or />") }
                try readAttribute(of: &element)
            }
        }
    }

    /// Reads `name="value"`.
    private mutating func readAttribute(of element: inout ElementRecord) throws(MarkupFailure) {
        let name = try readName("an attribute's name, > or />")
        let word = words.word(spelledBy: name, in: cursor)
        if element.attributeWords.mayContain(word) { try refuseDuplicate(of: name, word: word, in: element) }
        guard element.attributeCount < MarkupLimits.attributeCount else {
            throw MarkupFailure(offset: name.lowerBound, reason: .tooManyAttributes)
        }
        cursor.skipSpaces()
        try expect("=", "= behind the attribute's name")
        cursor.skipSpaces()
        let (value, needsResolving) = try readValue()
        if word == .id {
            element.identifier = element.attributeCount
        } else if word == .key {
            element.key = words.word(spelledBy: value, in: cursor)
        }
        element.attributeCount += 1
        element.attributeWords.insert(word)
        attributes.append(AttributeRecord(word: word, name: name, value: value, needsResolving: needsResolving))
    }

    /// Reads a quoted value.
    ///
    /// - Returns: its range, and whether it holds references or white space that XML turns into spaces.
    mutating func readValue() throws(MarkupFailure) -> (range: Range<Int>, needsResolving: Bool) {
        let quote = cursor.current
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw malformed(expected: "the attribute's value in quotes")
        }
        cursor.offset += 1
        let start = cursor.offset
        var needsResolving = false
        while true {
            cursor.skip(until: .endsValue)
            switch cursor.current {
            case quote:
                cursor.offset += 1
                return (start..<cursor.offset - 1, needsResolving)
            case UInt8(ascii: "&"):
                needsResolving = true
                try skipReference()
            case UInt8(ascii: "<"), 0:
                throw malformed(expected: "the quote that ends the attribute's value")
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                cursor.offset += 1
            default:
                needsResolving = true
                cursor.offset += 1
            }
        }
    }

    /// Refuses a second attribute of one name.
    private func refuseDuplicate(of name: Range<Int>, word: InterfaceWord, in element: ElementRecord) throws(MarkupFailure) {
        let isDuplicate = attributes.suffix(Int(element.attributeCount)).contains { other in
            other.word == word
                && (word != .unknown || other.name.count == name.count && cursor.equal(name, at: other.name.lowerBound))
        }
        guard isDuplicate else { return }
        throw MarkupFailure(
            offset: name.lowerBound, reason: .malformed(found: "a second attribute \(text(name))", expected: "each attribute once"))
    }
}
