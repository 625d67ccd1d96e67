/// Finds the element with an `id`: an open-addressed hash table of ordinals, built when the document is read.
struct IdentifierTable: Sendable {
    /// Ordinals plus one; zero is free.
    private var slots: ContiguousArray<UInt32> = []
    /// The ordinals of elements whose `id` an earlier element has too.
    private(set) var duplicates: ContiguousArray<UInt32> = []
    /// The number of different `id`s.
    private(set) var count = 0

    init(elements: ContiguousArray<ElementRecord>, attributes: ContiguousArray<AttributeRecord>, bytes: [UInt8]) {
        slots = ContiguousArray(repeating: 0, count: Self.capacity(for: elements))
        bytes.withUnsafeBufferPointer { buffer in
            let cursor = ByteCursor(bytes: buffer)
            var ordinal = 1
            while ordinal < elements.count {
                let element = elements[ordinal]
                if InterfaceVocabulary.withoutObjects.contains(element.word) {
                    ordinal = Int(element.subtreeEnd)
                    continue
                }
                if element.identifier != ElementRecord.noIdentifier {
                    insert(ordinal, elements, attributes, cursor)
                }
                ordinal += 1
            }
        }
    }

    /// A power of two at least twice the number of identifiers.
    private static func capacity(for elements: ContiguousArray<ElementRecord>) -> Int {
        let identifierCount = elements.count { $0.identifier != ElementRecord.noIdentifier }
        var capacity = 8
        while capacity < identifierCount * 2 { capacity *= 2 }
        return capacity
    }

    private mutating func insert(
        _ ordinal: Int, _ elements: ContiguousArray<ElementRecord>, _ attributes: ContiguousArray<AttributeRecord>,
        _ cursor: ByteCursor
    ) {
        let value = attributes[elements[ordinal].identifierIndex].value
        var slot = hash(UnsafeBufferPointer(rebasing: cursor.bytes[value])) & (slots.count - 1)
        while slots[slot] != 0 {
            let other = attributes[elements[Int(slots[slot]) - 1].identifierIndex].value
            if other.count == value.count, cursor.equal(value, at: other.lowerBound) {
                duplicates.append(UInt32(ordinal))
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = UInt32(ordinal + 1)
        count += 1
    }

    /// The ordinal of the first element whose `id` is the bytes.
    func ordinal(of identifier: UnsafeBufferPointer<UInt8>, in storage: InterfaceStorage) -> Int? {
        var slot = hash(identifier) & (slots.count - 1)
        while slots[slot] != 0 {
            let ordinal = Int(slots[slot]) - 1
            let value = storage.attributes[storage.elements[ordinal].identifierIndex].value
            if value.count == identifier.count, storage.withBytes(in: value, { $0.elementsEqual(identifier) }) { return ordinal }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Seeded by the process, so that no document can be made whose identifiers collide.
    private func hash(_ identifier: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(identifier))
        return hasher.finalize()
    }
}

extension ElementRecord {
    /// Where in the storage's attributes the `id` is.
    ///
    /// Only for an element that has one.
    var identifierIndex: Int { Int(firstAttribute) + Int(identifier) }
}
