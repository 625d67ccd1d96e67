/// Where the lines of a document lie, at twelve bytes for every two kilobytes: enough to find a position by looking at one block.
struct LineTable: Sendable {
    /// What lies before a block.
    private struct Entry {
        /// The number of lines that end before the block.
        var lineCount: UInt32 = 0
        /// Where the line begins that the block begins in.
        var lineStart: UInt32 = 0
        /// How many bytes of that line before the block are not the first of a character.
        var continuationCount: UInt32 = 0
    }

    private static let blockSize = 2048

    private var entries: ContiguousArray<Entry>
    private var current = Entry()
    private var filledCount = 1

    init(byteCount: Int) {
        entries = ContiguousArray(repeating: Entry(), count: byteCount / Self.blockSize + 1)
    }

    /// Notes a line feed.
    ///
    /// This and the next take offsets in ascending order.
    mutating func addLine(endingAt offset: Int) {
        fill(upTo: offset / Self.blockSize)
        current = Entry(lineCount: current.lineCount + 1, lineStart: UInt32(offset + 1), continuationCount: 0)
    }

    /// Notes a character of several bytes.
    mutating func addCharacter(at offset: Int, byteCount: Int) {
        for continuation in offset + 1..<offset + byteCount {
            fill(upTo: continuation / Self.blockSize)
            current.continuationCount += 1
        }
    }

    private mutating func fill(upTo block: Int) {
        while filledCount <= block {
            entries[filledCount] = current
            filledCount += 1
        }
    }

    /// Fills the blocks behind the last line feed.
    mutating func finish() {
        fill(upTo: entries.count - 1)
    }

    /// The line and column of an offset.
    ///
    /// A byte order mark is one character, and is not counted: `hasMark` says that there is one.
    ///
    /// - Complexity: time for two kilobytes, however long the lines are.
    func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>, hasMark: Bool) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let block = min(offset / Self.blockSize, entries.count - 1)
        var line = entries[block]
        for index in block * Self.blockSize..<offset {
            if bytes[index] == UInt8(ascii: "\n") {
                line = Entry(lineCount: line.lineCount + 1, lineStart: UInt32(index + 1))
            } else if bytes[index] & 0xC0 == 0x80 {
                line.continuationCount += 1
            }
        }
        let mark = line.lineCount == 0 && hasMark ? 1 : 0
        let column = offset - Int(line.lineStart) - Int(line.continuationCount) - mark + 1
        return SourcePosition(line: Int(line.lineCount) + 1, column: max(column, 1))
    }
}
