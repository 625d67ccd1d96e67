extension InterfaceDocumentFailure {
    /// Gives what stopped the reader its file and position.
    init(_ failure: MarkupFailure, in bytes: UnsafeBufferPointer<UInt8>, named file: String, byteOrderMark: Int) {
        let position = Self.position(of: failure.offset, in: bytes, from: byteOrderMark)
        self =
            switch failure.reason {
            case .malformed(let found, let expected):
                .malformed(file: file, position: position, found: found, expected: expected)
            case .truncated(let expected): .truncated(file: file, position: position, expected: expected)
            case .notUTF8(let byte):
                .wrongEncoding(
                    file: file, position: position, encoding: "an encoding where the byte 0x\(Self.hexadecimal(byte)) may stand")
            case .declaredEncoding(let encoding): .wrongEncoding(file: file, position: position, encoding: encoding)
            case .controlCharacter(let byte):
                .malformed(
                    file: file, position: position, found: "the control character U+00\(Self.hexadecimal(byte))", expected: "text")
            case .entity(let name): .entityRefused(file: file, position: position, name: name)
            case .documentType: .documentTypeRefused(file: file, position: position)
            case .tooDeep: .tooDeep(file: file, position: position, limit: MarkupLimits.depth)
            case .tooManyAttributes: .tooManyAttributes(file: file, position: position, limit: MarkupLimits.attributeCount)
            }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }

    /// Counts lines from the beginning: a failure comes once, and the line table may not have been filled when it comes.
    private static func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> SourcePosition {
        let read = bytes[min(start, bytes.count)..<min(max(offset, start), bytes.count)]
        let lineFeed = UInt8(ascii: "\n")
        let line = read.count { $0 == lineFeed } + 1
        let lastLine = read[(read.lastIndex(of: lineFeed).map { $0 + 1 } ?? read.startIndex)...]
        return SourcePosition(line: line, column: lastLine.count { $0 & 0xC0 != 0x80 } + 1)
    }
}
