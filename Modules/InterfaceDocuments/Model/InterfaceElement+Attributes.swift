/// An attribute of an element.
public struct InterfaceAttribute: Sendable {
    let storage: InterfaceStorage
    let record: AttributeRecord

    /// The name as a word, ``InterfaceWord/unknown`` if it is not in the vocabulary.
    public var word: InterfaceWord { record.word }

    /// The name as it stands in the document.
    public var name: String { record.word == .unknown ? storage.records.text(record.name) : record.word.spelling }

    /// The value.
    public var value: InterfaceValue { InterfaceValue(storage: storage, record: record) }
}

/// The attributes of an element, as the document orders them.
public struct InterfaceAttributes: RandomAccessCollection, Sendable {
    let storage: InterfaceStorage

    /// The first attribute's place among those of the document.
    public let startIndex: Int
    /// The place behind the last.
    public let endIndex: Int

    /// The attribute at a place.
    public subscript(index: Int) -> InterfaceAttribute {
        precondition(startIndex..<endIndex ~= index, "no attribute \(index) in \(startIndex)..<\(endIndex)")
        return InterfaceAttribute(storage: storage, record: storage.records.attributes[index])
    }
}

extension InterfaceElement {
    /// The attributes, as the document orders them.
    public var attributes: InterfaceAttributes {
        let first = Int(record.firstAttribute)
        return InterfaceAttributes(storage: storage, startIndex: first, endIndex: first + Int(record.attributeCount))
    }

    /// The value of an attribute, nil if the element does not have it.
    public subscript(_ word: InterfaceWord) -> InterfaceValue? {
        let record = record
        guard record.attributeWords.mayContain(word), word != .unknown else { return nil }
        let first = Int(record.firstAttribute)
        return storage.records.attributes.withUnsafeBufferPointer { attributes in
            for index in first..<first + Int(record.attributeCount) where attributes[index].word == word {
                return InterfaceValue(storage: storage, record: attributes[index])
            }
            return nil
        }
    }

    /// The value of an attribute by its name, which need not be in the vocabulary.
    public subscript(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value.string
    }

    /// The value of the `id` attribute.
    ///
    /// Constant time.
    public var id: InterfaceValue? {
        let record = record
        guard record.identifier != ElementRecord.noIdentifier else { return nil }
        return InterfaceValue(storage: storage, record: storage.records.attributes[record.identifierIndex])
    }
}
