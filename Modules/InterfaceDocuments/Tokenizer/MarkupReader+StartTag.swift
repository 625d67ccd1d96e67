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
        elements.append(
            ElementRecord(
                word: words.word(spelledBy: name, in: cursor), key: .unknown, parent: open.last ?? ElementRecord.noParent,
                subtreeEnd: ordinal + 1, firstAttribute: UInt32(attributes.count), offset: UInt32(start), contentStart: 0, end: 0,
                nameLength: UInt16(name.count), attributeCount: 0, identifier: ElementRecord.noIdentifier))
        let isEmpty = try readAttributes()
        elements[Int(ordinal)].contentStart = UInt32(cursor.offset)
        if isEmpty {
            close(ordinal)
        } else {
            open.append(ordinal)
        }
    }

    /// Reads the attributes and the end of a tag.
    ///
    /// Gives whether it was an empty-element tag.
    private mutating func readAttributes() throws(MarkupFailure) -> Bool {
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
                try readAttribute()
            }
        }
    }

    /// Reads `name="value"`.
    private mutating func readAttribute() throws(MarkupFailure) {
        let name = try readName("an attribute's name, > or />")
        let word = words.word(spelledBy: name, in: cursor)
        try refuseDuplicate(of: name, word: word)
        cursor.skipSpaces()
        try expect("=", "= behind the attribute's name")
        cursor.skipSpaces()
        let (value, needsResolving) = try readValue()
        note(AttributeRecord(word: word, name: name, value: value, needsResolving: needsResolving))
    }

    /// Adds an attribute to the last element.
    private mutating func note(_ attribute: AttributeRecord) {
        let last = elements.count - 1
        switch attribute.word {
        case .id: elements[last].identifier = elements[last].attributeCount
        case .key: elements[last].key = words.word(spelledBy: attribute.value, in: cursor)
        default: break
        }
        elements[last].attributeCount += 1
        attributes.append(attribute)
    }

    /// Reads a quoted value.
    ///
    /// Gives its range, and whether it holds references or white space that XML turns into spaces.
    private mutating func readValue() throws(MarkupFailure) -> (range: Range<Int>, needsResolving: Bool) {
        let quote = cursor.current
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw malformed(expected: "the attribute's value in quotes")
        }
        cursor.offset += 1
        let start = cursor.offset
        let endsValue = ByteSet.endsValue
        var needsResolving = false
        while true {
            while !endsValue.contains(cursor.current) {
                cursor.offset += 1
            }
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

    /// Refuses a second attribute of one name, and an element with too many.
    @inline(__always)
    private mutating func refuseDuplicate(of name: Range<Int>, word: InterfaceWord) throws(MarkupFailure) {
        let element = UInt32(elements.count)
        let count = Int(elements[elements.count - 1].attributeCount)
        guard count < MarkupLimits.attributeCount else {
            throw MarkupFailure(offset: name.lowerBound, reason: .tooManyAttributes)
        }
        let isDuplicate =
            word == .unknown
            ? attributes.suffix(count).contains {
                $0.word == .unknown && $0.name.count == name.count && cursor.equal($0.name, at: name.lowerBound)
            }
            : lastElementWithAttribute[word.rawValue] == element
        guard !isDuplicate else {
            throw MarkupFailure(
                offset: name.lowerBound,
                reason: .malformed(found: "a second attribute \(text(name))", expected: "each attribute once"))
        }
        lastElementWithAttribute[word.rawValue] = element
    }
}
