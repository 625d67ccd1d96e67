/// The words of an element's attributes or children, by their last six bits.
///
/// A class asks an element for everything that it may say, and an element says little of it: most words are seen to be absent without
/// a search.
struct WordFilter: Sendable {
    private var bits: UInt64 = 0

    /// Whether a word may have been added; false is certain.
    @inline(__always)
    func mayContain(_ word: InterfaceWord) -> Bool { bits & Self.bit(of: word) != 0 }

    /// Adds a word.
    @inline(__always)
    mutating func insert(_ word: InterfaceWord) { bits |= Self.bit(of: word) }

    @inline(__always)
    private static func bit(of word: InterfaceWord) -> UInt64 { 1 << UInt64(word.rawValue & 63) }
}
