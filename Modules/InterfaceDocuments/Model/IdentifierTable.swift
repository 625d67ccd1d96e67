/// Finds the element with an `id`: an open-addressed hash table of ordinals, built when the document is read.
struct IdentifierTable: Sendable {
    /// Ordinals plus one; zero is free.
    private var slots: ContiguousArray<UInt32> = []
    /// The ordinals of elements whose `id` an earlier element has too.
    private(set) var duplicates: ContiguousArray<UInt32> = []
    /// The number of different `id`s.
    private(set) var count = 0

    init(_ records: ElementRecords) {
        slots = ContiguousArray(repeating: 0, count: Self.capacity(for: records))
        var ordinal = 1
        while ordinal < records.elements.count {
            let element = records.elements[ordinal]
            if InterfaceVocabulary.withoutObjects.contains(element.word) {
                ordinal = Int(element.subtreeEnd)
                continue
            }
            if element.identifier != ElementRecord.noIdentifier { insert(ordinal, of: records) }
            ordinal += 1
        }
    }

    /// A power of two at least twice the number of identifiers, so that every search meets a free slot.
    private static func capacity(for records: ElementRecords) -> Int {
        let identifierCount = records.elements.count { $0.identifier != ElementRecord.noIdentifier }
        var capacity = 8
        while capacity < identifierCount * 2 { capacity *= 2 }
        return capacity
    }

    private mutating func insert(_ ordinal: Int, of records: ElementRecords) {
        records.withIdentifier(of: ordinal) { identifier in
            let (slot, other) = search(for: identifier, in: records)
            if other == nil {
                slots[slot] = UInt32(ordinal + 1)
                count += 1
            } else {
                duplicates.append(UInt32(ordinal))
            }
        }
    }

    /// The ordinal of the first element whose `id` is the bytes.
    func ordinal(of identifier: UnsafeBufferPointer<UInt8>, in records: ElementRecords) -> Int? {
        search(for: identifier, in: records).ordinal
    }

    /// The element with an `id`, and the slot where it is or would be.
    private func search(for identifier: UnsafeBufferPointer<UInt8>, in records: ElementRecords) -> (slot: Int, ordinal: Int?) {
        let cursor = ByteCursor(bytes: identifier)
        let whole = 0..<identifier.count
        var slot = hash(whole, in: cursor) & (slots.count - 1)
        while slots[slot] != 0 {
            let ordinal = Int(slots[slot]) - 1
            let isEqual = records.withIdentifier(of: ordinal) { other in
                other.count == identifier.count && ByteCursor(bytes: other).ends(of: whole) == cursor.ends(of: whole)
                    && (identifier.count <= 16 || other.elementsEqual(identifier))
            }
            if isEqual { return (slot, ordinal) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, nil)
    }

    /// A multiplication folds two words into one; the seeds are the process's, so that no document can be made whose identifiers
    /// collide.
    ///
    /// An `id` of Interface Builder's has ten bytes.
    private func hash(_ range: Range<Int>, in cursor: ByteCursor) -> Int {
        var hash = UInt64(range.count)
        var start = range.lowerBound
        repeat {
            let end = min(start + 16, range.upperBound)
            let (first, last) = cursor.ends(of: start..<end)
            let product = (first ^ Self.seeds.0).multipliedFullWidth(by: last ^ Self.seeds.1 ^ hash)
            hash = product.high ^ product.low
            start = end
        } while start < range.upperBound
        return Int(truncatingIfNeeded: hash)
    }

    private static let seeds = (UInt64.random(in: 0...UInt64.max), UInt64.random(in: 0...UInt64.max))
}
