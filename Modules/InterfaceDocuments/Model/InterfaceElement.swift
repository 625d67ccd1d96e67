/// An element of a document: two words that point into it.
///
/// Everything about it is read off the document when it is asked.
public struct InterfaceElement: Sendable {
    let storage: InterfaceStorage

    /// The element's number in document order, without gaps from 0, the root's.
    public let ordinal: Int

    var record: ElementRecord { storage.records.elements[ordinal] }

    /// The element's name as a word, ``InterfaceWord/unknown`` if it is not in the vocabulary.
    public var word: InterfaceWord { record.word }

    /// The element's name as it stands in the document.
    public var name: String {
        word == .unknown ? storage.records.name(of: record) : word.spelling
    }

    /// The document that the element is in.
    public var document: InterfaceDocument { InterfaceDocument(storage: storage) }

    /// The element that this one is directly in; nil for the root.
    public var parent: InterfaceElement? {
        record.parent == ElementRecord.noParent ? nil : InterfaceElement(storage: storage, ordinal: Int(record.parent))
    }

    /// The enclosing elements, from the nearest to the root.
    public var ancestors: some Sequence<InterfaceElement> {
        sequence(state: parent) { next -> InterfaceElement? in
            defer { next = next?.parent }
            return next
        }
    }

    /// The ordinals of the elements inside of this one, at any depth.
    public var descendantOrdinals: Range<Int> { ordinal + 1..<Int(record.subtreeEnd) }

    /// The word that the `key` attribute spells: the property of the parent that this element is the value of.
    ///
    /// It is ``InterfaceWord/unknown`` if there is no such attribute, or if its value is not in the vocabulary.
    public var key: InterfaceWord { record.key }

    /// Where the element begins.
    ///
    /// Time for two kilobytes of text.
    public var position: SourcePosition {
        storage.records.bytes.withUnsafeBufferPointer {
            storage.lines.position(of: Int(record.offset), in: $0, hasMark: storage.records.hasMark)
        }
    }
}

extension InterfaceElement: Hashable {
    /// Whether two values stand for the same element of the same document, read once.
    public static func == (left: Self, right: Self) -> Bool {
        left.ordinal == right.ordinal && left.storage === right.storage
    }

    /// Hashes which element of which document it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ordinal)
        hasher.combine(ObjectIdentifier(storage))
    }
}

extension InterfaceElement: CustomStringConvertible {
    /// The start tag and the position, for messages.
    public var description: String {
        let identifier = id.map { " id=\"\($0)\"" } ?? ""
        return "<\(name)\(identifier)> at \(storage.name):\(position)"
    }
}
