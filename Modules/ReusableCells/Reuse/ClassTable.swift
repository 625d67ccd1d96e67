/// A text for each of some classes.
///
/// A dictionary would hash a class's address with care against enemies, which takes longer than all else that a typed dequeue adds to
/// a list's own. Nobody chooses these addresses.
struct ClassTable {
    private struct Slot {
        var type: ObjectIdentifier?
        var text = ""
    }

    /// A power of two of them, of which at least half are free; none at first, so that an empty table needs no making.
    private var slots: [Slot] = []
    private var count = 0

    /// The text of a class.
    subscript(type: AnyClass) -> String? {
        guard !slots.isEmpty else { return nil }
        let slot = slots[index(of: ObjectIdentifier(type))]
        return slot.type == nil ? nil : slot.text
    }

    /// Gives a class its text, unless it has one.
    mutating func insert(_ text: String, for type: AnyClass) {
        if count * 2 >= slots.count { grow() }
        let key = ObjectIdentifier(type)
        let index = index(of: key)
        guard slots[index].type == nil else { return }
        slots[index] = Slot(type: key, text: text)
        count += 1
    }

    /// The slot of a class, or the free one where it belongs.
    private func index(of key: ObjectIdentifier) -> Int {
        let address = UInt(bitPattern: key)
        // Classes are aligned to 16 bytes, and those of a module lie near each other.
        var index = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 12)) & (slots.count - 1)
        while let type = slots[index].type, type != key { index = (index + 1) & (slots.count - 1) }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: max(old.count * 2, 64))
        for slot in old {
            if let type = slot.type { slots[index(of: type)] = slot }
        }
    }
}
