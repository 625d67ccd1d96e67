/// The values of an app's own traits, by the type of the trait.
struct CustomTraits: Sendable {
    /// One value, of whatever type its trait has.
    //
    // The value may be of any type, so the compiler cannot check the conformance to Sendable. It is never changed here; UIKit
    // hands such values from thread to thread as well.
    private struct Entry: @unchecked Sendable {
        /// A new one for each value that was set, since not every value can be compared.
        final class Token: Sendable {}

        let trait: UITrait
        let value: Any
        let token = Token()

        func equals(_ other: Entry) -> Bool {
            if token === other.token { return true }
            guard let value = value as? any Equatable else { return false }
            return value.equals(other.value)
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The value of a trait; nil where none is stated, and to state none.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
        set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) } }
    }

    /// States no value for a trait any longer.
    mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    /// Takes over every value that other traits state.
    mutating func merge(_ other: CustomTraits) {
        entries.merge(other.entries) { mine, theirs in mine.equals(theirs) ? mine : theirs }
    }

    /// The traits that are stated here or there, with different values.
    func differences(from other: CustomTraits) -> [UITrait] {
        entries.merging(other.entries) { mine, _ in mine }.compactMap { key, entry in
            guard let mine = entries[key], let theirs = other.entries[key], mine.equals(theirs) else { return entry.trait }
            return nil
        }
    }
}

extension CustomTraits: Hashable {
    static func == (left: CustomTraits, right: CustomTraits) -> Bool {
        left.entries.keys == right.entries.keys && left.differences(from: right).isEmpty
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(Set(entries.keys))
    }
}

extension Equatable {
    /// Whether a value of any type is equal to this one.
    fileprivate func equals(_ other: Any) -> Bool {
        self == other as? Self
    }
}
