/// An element as the storage keeps it: 48 bytes, in document order.
struct ElementRecord: Sendable {
    static let noParent = UInt32.max
    static let noIdentifier = UInt8.max

    var word: InterfaceWord
    /// The word that the `key` attribute spells.
    var key: InterfaceWord
    var parent: UInt32
    /// The ordinal after that of the last descendant.
    var subtreeEnd: UInt32
    var firstAttribute: UInt32
    /// The offset of the start tag's `<`.
    var offset: UInt32
    /// The offset behind the start tag's `>`.
    var contentStart: UInt32
    /// The offset behind the element.
    var end: UInt32
    var nameLength: UInt16
    var attributeCount: UInt8
    /// Which of the element's attributes is `id`.
    var identifier: UInt8
    /// The attributes' words.
    var attributeWords = WordFilter()
    /// The children's words and keys.
    var childWords = WordFilter()

    /// Where among the document's attributes the `id` is, for an element that has one.
    var identifierIndex: Int { Int(firstAttribute) + Int(identifier) }
}

/// An attribute as the storage keeps it: 16 bytes, in document order.
struct AttributeRecord: Sendable {
    var word: InterfaceWord
    var nameLength: UInt16
    var nameOffset: UInt32
    var valueOffset: UInt32
    /// The number of bytes of the value, shifted by one; the lowest bit says that it holds references or white space to normalize.
    var lengthAndFlag: UInt32

    init(word: InterfaceWord, name: Range<Int>, value: Range<Int>, needsResolving: Bool) {
        self.word = word
        nameLength = UInt16(name.count)
        nameOffset = UInt32(name.lowerBound)
        valueOffset = UInt32(value.lowerBound)
        lengthAndFlag = UInt32(value.count) << 1 | (needsResolving ? 1 : 0)
    }

    var name: Range<Int> { Int(nameOffset)..<Int(nameOffset) + Int(nameLength) }
    var value: Range<Int> { Int(valueOffset)..<Int(valueOffset) + Int(lengthAndFlag >> 1) }
    var needsResolving: Bool { lengthAndFlag & 1 == 1 }
}
