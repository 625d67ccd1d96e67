extension TraitValues: UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            let stated: Any? = (trait as? any SystemTrait.Type).map { value(of: $0) } ?? custom[trait]
            return stated as? T.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                set(system, to: newValue)
            } else {
                custom[trait] = newValue
            }
        }
    }

    private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any {
        self[keyPath: trait.path]
    }

    private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, to value: Any) {
        guard let value = value as? Trait.Value else { return }
        self[keyPath: trait.path] = value
    }

    /// The traits that have other values there than here.
    func differences(from other: TraitValues) -> [UITrait] {
        TraitValues.systemTraits.filter { differs(in: $0, from: other) } + custom.differences(from: other.custom)
    }

    private func differs<Trait: SystemTrait>(in trait: Trait.Type, from other: TraitValues) -> Bool {
        self[keyPath: trait.path] != other[keyPath: trait.path]
    }
}
