/// Finds the word that a run of bytes spells: an open-addressed hash table, built once.
///
/// A name's first and last eight bytes and its length tell apart all names of up to sixteen bytes, so those need no comparison of
/// spellings; longer ones compare what lies between.
struct WordTable: Sendable {
    static let shared = WordTable()

    private struct Entry {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var length = 0
        var word = InterfaceWord.unknown
    }

    private static let capacityLog2: UInt64 = 11
    private static let mask = 1 << Int(capacityLog2) - 1

    private var entries = ContiguousArray(repeating: Entry(), count: mask + 1)
    private var spellings = ContiguousArray(repeating: ContiguousArray<UInt8>(), count: InterfaceWord.allCases.count)

    private init() {
        for word in InterfaceWord.allCases where word != .unknown {
            let spelling = ContiguousArray(word.spelling.utf8)
            spellings[word.rawValue] = spelling
            let entry = spelling.withUnsafeBufferPointer { bytes in
                let cursor = ByteCursor(bytes: bytes)
                let (first, last) = cursor.ends(of: 0..<bytes.count)
                return Entry(first: first, last: last, length: bytes.count, word: word)
            }
            var slot = Self.slot(entry.first, entry.last)
            while entries[slot].length != 0 {
                slot = (slot + 1) & Self.mask
            }
            entries[slot] = entry
        }
    }

    private static func slot(_ first: UInt64, _ last: UInt64) -> Int {
        let mixed = (first &* 0x9E37_79B9_7F4A_7C15) ^ (last &* 0xC2B2_AE3D_27D4_EB4F)
        return Int(truncatingIfNeeded: mixed >> (64 - capacityLog2))
    }

    /// The word that the bytes in `range` spell, or `unknown`.
    func word(spelledBy range: Range<Int>, in cursor: ByteCursor) -> InterfaceWord {
        let (first, last) = cursor.ends(of: range)
        var slot = Self.slot(first, last)
        while entries[slot].length != 0 {
            let entry = entries[slot]
            if entry.first == first, entry.last == last, entry.length == range.count,
                range.count <= 16 || spells(entry.word, range, in: cursor)
            {
                return entry.word
            }
            slot = (slot + 1) & Self.mask
        }
        return .unknown
    }

    private func spells(_ word: InterfaceWord, _ range: Range<Int>, in cursor: ByteCursor) -> Bool {
        let spelling = spellings[word.rawValue]
        return (8..<range.count - 8).allSatisfy { spelling[$0] == cursor[range.lowerBound + $0] }
    }
}
