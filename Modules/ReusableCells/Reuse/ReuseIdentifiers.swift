/// The identifiers that classes have by default, each made once.
///
/// A list that shows a screen of rows asks for one with every dequeue, so the way to one that is known is short: the class's address
/// picks a slot, and only a class that shares its slot with another one goes through the dictionary.
@MainActor enum ReuseIdentifiers {
    private struct Slot {
        var type: ObjectIdentifier?
        var identifier = ""
    }

    private static let slotCount = 256
    private static var slots = ContiguousArray(repeating: Slot(), count: slotCount)
    private static var identifiers: [ObjectIdentifier: String] = [:]

    /// The identifier of a class: the one that is known, else the one that is made of it.
    static func identifier(of type: AnyClass, making make: (AnyClass) -> String) -> String {
        let key = ObjectIdentifier(type)
        let address = UInt(bitPattern: key)
        // Classes are aligned to 16 bytes, and those of a module lie near each other.
        let index = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 12)) & (slotCount - 1)
        if slots[index].type == key { return slots[index].identifier }
        let identifier = identifiers[key] ?? make(type)
        identifiers[key] = identifier
        slots[index] = Slot(type: key, identifier: identifier)
        return identifier
    }
}
