/// A text for each of some classes.
///
/// A dictionary would hash a class's address with care against enemies, which takes longer than all else that a typed dequeue adds to
/// a list's own. Nobody chooses these addresses.
struct ClassTable {
    private struct Slot {
        var type: ObjectIdentifier?
        var text = ""
    }

    /// A power of two of them, of which at least half are free.
    private var slots = [Slot](repeating: Slot(), count: 64)
    private var count = 0

    /// The text of a class.
    subscript(type: AnyClass) -> String? {
        let slot = slots[index(of: ObjectIdentifier(type))]
        return slot.type == nil ? nil : slot.text
    }

    /// The table with the text of a class that had none.
    consuming func inserting(_ text: String, for type: AnyClass) -> ClassTable {
        if count * 2 >= slots.count { grow() }
        let key = ObjectIdentifier(type)
        slots[index(of: key)] = Slot(type: key, text: text)
        count += 1
        return self
    }

    /// The slot of a class, or the free one where it belongs.
    @inline(__always) private func index(of key: ObjectIdentifier) -> Int {
        let address = UInt(bitPattern: key)
        // Classes are aligned to 16 bytes, and those of a module lie near each other.
        var index = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 12)) & (slots.count - 1)
        while let type = slots[index].type, type != key { index = (index + 1) & (slots.count - 1) }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        for slot in old {
            if let type = slot.type { slots[index(of: type)] = slot }
        }
    }
}
