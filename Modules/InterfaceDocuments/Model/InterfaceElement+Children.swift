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
        firstChild { $0.word == word }
    }

    /// The child that is the value of a property: the first whose `key` attribute spells the word.
    public func child(keyed key: InterfaceWord) -> InterfaceElement? {
        firstChild { $0.key == key }
    }

    /// The first child of a name that is the value of a property.
    public func child(_ word: InterfaceWord, keyed key: InterfaceWord) -> InterfaceElement? {
        firstChild { $0.word == word && $0.key == key }
    }

    /// The children of the first child of a name, none if there is no such child: `element.children(of: .subviews)`.
    public func children(of list: InterfaceWord) -> [InterfaceElement] {
        child(list).map { Array($0.children) } ?? []
    }

    private func firstChild(where matches: (ElementRecord) -> Bool) -> InterfaceElement? {
        var next = ordinal + 1
        let end = Int(record.subtreeEnd)
        while next < end {
            let child = storage.records.elements[next]
            if matches(child) { return InterfaceElement(storage: storage, ordinal: next) }
            next = Int(child.subtreeEnd)
        }
        return nil
    }
}
