/// A text for each of some classes; it lives as long as the program.
///
/// A dictionary would hash a class's address with care against enemies, which takes longer than all else that a typed dequeue adds to
/// a list's own. Nobody chooses these addresses. An array would be retained and released with each look, which takes half as long as that.
@MainActor @usableFromInline struct ClassTable {
    @usableFromInline struct Slot {
        @usableFromInline var type: ObjectIdentifier?
        @usableFromInline var text = ""
    }

    /// A power of two of them, of which at least half are free.
    @usableFromInline private(set) var slots = ClassTable.freeSlots(64)
    /// One less than the number of slots.
    @usableFromInline private(set) var mask = 63
    @usableFromInline private(set) var count = 0

    /// The text of a class.
    @inlinable @inline(__always) subscript(type: AnyClass) -> String? {
        let place = place(of: ObjectIdentifier(type))
        return slots[place].type == nil ? nil : slots[place].text
    }

    /// Gives a class that had none its text.
    mutating func insert(_ text: String, for type: AnyClass) {
        if count * 2 >= mask { grow() }
        let key = ObjectIdentifier(type)
        slots[place(of: key)] = Slot(type: key, text: text)
        count += 1
    }

    /// The place of a class's slot, or of the free one where it belongs.
    @inlinable @inline(__always) func place(of key: ObjectIdentifier) -> Int {
        let address = UInt(bitPattern: key)
        // Classes are aligned to 16 bytes, and those of a module lie near each other.
        var place = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 12)) & mask
        while let type = slots[place].type, type != key { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let old = slots
        let oldCount = mask + 1
        mask = oldCount * 2 - 1
        slots = Self.freeSlots(oldCount * 2)
        for slot in UnsafeBufferPointer(start: old, count: oldCount) {
            if let type = slot.type { slots[place(of: type)] = slot }
        }
        old.deinitialize(count: oldCount)
        old.deallocate()
    }

    private static func freeSlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
        slots.initialize(repeating: Slot(), count: count)
        return slots
    }
}
