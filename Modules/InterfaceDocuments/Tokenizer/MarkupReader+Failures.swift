extension MarkupReader {
    /// The failure for what stands at the cursor; the end of the text there means that it is truncated.
    func malformed(expected: String) -> MarkupFailure {
        guard !cursor.isAtEnd else { return truncated(expected) }
        return MarkupFailure(offset: cursor.offset, reason: .malformed(found: found(at: cursor.offset), expected: expected))
    }

    func truncated(_ expected: String) -> MarkupFailure {
        MarkupFailure(offset: cursor.bytes.count, reason: .truncated(expected: expected))
    }

    /// The failure for an end tag that is not the open element's.
    func mismatchedEndTag(at offset: Int, of element: ElementRecord) -> MarkupFailure {
        let expected = "</\(name(of: element))>"
        var end = cursor
        end.offset = offset + 2
        end.skip(while: .name)
        guard !end.isAtEnd else { return truncated(expected) }
        let tag = text(offset..<min(end.offset, offset + 80))
        return MarkupFailure(offset: offset, reason: .malformed(found: "\(tag)>", expected: expected))
    }

    func name(of element: ElementRecord) -> String {
        let start = Int(element.offset) + 1
        return text(start..<start + Int(element.nameLength))
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: cursor.bytes[range], as: UTF8.self)
    }

    /// The character at an offset, in words where it would not show.
    private func found(at offset: Int) -> String {
        switch cursor[offset] {
        case UInt8(ascii: "\n"): "a line feed"
        case UInt8(ascii: "\r"): "a carriage return"
        case UInt8(ascii: "\t"): "a tab"
        case UInt8(ascii: " "): "a space"
        default: text(offset..<min(offset + 4, cursor.bytes.count)).unicodeScalars.first.map(String.init) ?? ""
        }
    }
}
