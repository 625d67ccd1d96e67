/// The elements directly inside an element, in document order.
///
/// Going through them allocates nothing.
public struct InterfaceChildren: Sequence, Sendable {
    /// Steps from a child to the next by leaping over its descendants.
    public struct Iterator: IteratorProtocol {
        let storage: InterfaceStorage
        var ordinal: Int
        let end: Int

        /// The next child, nil behind the last.
        public mutating func next() -> InterfaceElement? {
            guard ordinal < end else { return nil }
            defer { ordinal = Int(storage.records.elements[ordinal].subtreeEnd) }
            return InterfaceElement(storage: storage, ordinal: ordinal)
        }
    }

    let parent: InterfaceElement

    /// Begins at the first child.
    public func makeIterator() -> Iterator {
        Iterator(storage: parent.storage, ordinal: parent.ordinal + 1, end: Int(parent.record.subtreeEnd))
    }

    /// The first of them.
    public var first: InterfaceElement? {
        var iterator = makeIterator()
        return iterator.next()
    }

    /// Whether there are none.
    ///
    /// Constant time.
    public var isEmpty: Bool { parent.descendantOrdinals.isEmpty }
}

extension InterfaceElement {
    /// The elements directly inside this one.
    public var children: InterfaceChildren { InterfaceChildren(parent: self) }

    /// The first child of a name.
    public func child(_ word: InterfaceWord) -> InterfaceElement? {
        firstChild(word) { $0.word == word }
    }

    /// The child that is the value of a property: the first whose `key` attribute spells the word.
    public func child(keyed key: InterfaceWord) -> InterfaceElement? {
        firstChild(key) { $0.key == key }
    }

    /// The first child of a name that is the value of a property.
    public func child(_ word: InterfaceWord, keyed key: InterfaceWord) -> InterfaceElement? {
        firstChild(key) { $0.word == word && $0.key == key }
    }

    /// The children of the first child of a name, none if there is no such child: `element.children(of: .subviews)`.
    public func children(of list: InterfaceWord) -> [InterfaceElement] {
        child(list).map { Array($0.children) } ?? []
    }

    /// The first child that matches, which must have the word as its name or its key.
    @inline(__always)
    private func firstChild(_ word: InterfaceWord, where matches: (ElementRecord) -> Bool) -> InterfaceElement? {
        let record = record
        guard record.childWords.mayContain(word) else { return nil }
        var next = ordinal + 1
        return storage.records.elements.withUnsafeBufferPointer { elements in
            while next < Int(record.subtreeEnd) {
                if matches(elements[next]) { return InterfaceElement(storage: storage, ordinal: next) }
                next = Int(elements[next].subtreeEnd)
            }
            return nil
        }
    }
}
