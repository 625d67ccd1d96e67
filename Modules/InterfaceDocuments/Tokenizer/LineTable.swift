/// Where the lines of a document lie, at one number for every two kilobytes: enough to find a position by looking at one block.
struct LineTable: Sendable {
    private static let blockSize = 2048

    /// The number of lines that end before each block.
    private var linesBefore: ContiguousArray<UInt32>
    private var lineCount: UInt32 = 0
    private var filledBlocks = 1

    init(byteCount: Int) {
        linesBefore = ContiguousArray(repeating: 0, count: byteCount / Self.blockSize + 1)
    }

    /// Notes a line feed.
    ///
    /// The offsets must come in order.
    mutating func addLine(endingAt offset: Int) {
        fill(upTo: offset / Self.blockSize)
        lineCount += 1
    }

    private mutating func fill(upTo block: Int) {
        while filledBlocks <= block {
            linesBefore[filledBlocks] = lineCount
            filledBlocks += 1
        }
    }

    /// Fills the blocks behind the last line feed.
    mutating func finish() {
        fill(upTo: linesBefore.count - 1)
    }

    /// The line and column of an offset.
    ///
    /// Time for two kilobytes, and for the length of the line.
    func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let block = min(offset / Self.blockSize, linesBefore.count - 1)
        let lineFeed = UInt8(ascii: "\n")
        let inBlock = bytes[block * Self.blockSize..<offset].count { $0 == lineFeed }
        let lineStart = bytes[..<offset].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
        let column = bytes[lineStart..<offset].count { $0 & 0xC0 != 0x80 }
        return SourcePosition(line: Int(linesBefore[block]) + inBlock + 1, column: column + 1)
    }
}
