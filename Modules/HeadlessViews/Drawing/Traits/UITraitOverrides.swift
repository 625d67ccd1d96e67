/// The traits that a view or a controller has in the place of those round it.
public struct UITraitOverrides: UIMutableTraits {
    private var values: TraitValues

    init(_ traits: UITraitCollection?) { values = traits?.values ?? .unspecified }

    /// What is stated; nil for nothing.
    var traits: UITraitCollection? { values == .unspecified ? nil : UITraitCollection(values) }

    /// The value of a trait, UIKit's own or the app's; the trait's default value where none is stated.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a value is stated for a trait.
    public func contains(_ trait: UITrait) -> Bool {
        values.differences(from: .unspecified).contains { ObjectIdentifier($0) == ObjectIdentifier(trait) }
    }

    /// States no value for a trait any longer.
    public mutating func remove(_ trait: UITrait) { values.forget(trait) }
}

extension TraitValues {
    /// Has no value stated for a trait.
    mutating func forget(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { reset(system) } else { custom.remove(trait) }
    }

    private mutating func reset<Trait: SystemTrait>(_ trait: Trait.Type) { self[keyPath: trait.path] = trait.defaultValue }
}
