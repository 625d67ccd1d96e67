extension InterfaceElement {
    /// The character data directly inside the element, with references resolved and white space kept.
    public var text: String {
        let record = record
        var text: [UInt8] = []
        var gapStart = Int(record.contentStart)
        for child in children {
            append(gapStart..<Int(child.record.offset), to: &text)
            gapStart = Int(child.record.end)
        }
        append(gapStart..<contentEnd(of: record), to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Where the end tag begins.
    ///
    /// An end tag holds no `<` but its first byte.
    private func contentEnd(of record: ElementRecord) -> Int {
        storage.records.bytes.withUnsafeBufferPointer { bytes in
            guard record.end > record.contentStart else { return Int(record.contentStart) }
            return bytes[Int(record.contentStart)..<Int(record.end)].lastIndex(of: UInt8(ascii: "<")) ?? Int(record.contentStart)
        }
    }

    /// Adds what lies between two elements: character data, and among it comments, instructions and character data sections.
    private func append(_ gap: Range<Int>, to text: inout [UInt8]) {
        storage.records.withBytes(in: gap) { bytes in
            var cursor = ByteCursor(bytes: bytes)
            while !cursor.isAtEnd {
                let start = cursor.offset
                cursor.offset = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                text += ResolvedText(UnsafeBufferPointer(rebasing: bytes[start..<cursor.offset]), isAttribute: false).bytes
                guard !cursor.isAtEnd else { return }
                appendSection(&cursor, to: &text)
            }
        }
    }

    private func appendSection(_ cursor: inout ByteCursor, to text: inout [UInt8]) {
        let start = cursor.offset
        if cursor.matches("<![CDATA[", at: start) {
            cursor.offset = cursor.firstOffset(of: "]]>") ?? cursor.bytes.count
            text += cursor.bytes[min(start + 9, cursor.offset)..<cursor.offset]
        } else {
            cursor.offset += 4
            cursor.offset = cursor.firstOffset(of: cursor.matches("<?", at: start) ? "?>" : "-->") ?? cursor.bytes.count
        }
        while !cursor.isAtEnd, cursor.current != UInt8(ascii: ">") {
            cursor.offset += 1
        }
        cursor.offset += 1
    }
}
