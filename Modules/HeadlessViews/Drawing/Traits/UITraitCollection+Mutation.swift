extension UITraitCollection {
    /// What changes traits.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Makes a collection of the traits that a closure states.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues.unspecified.mutated(by: mutations))
    }

    /// Makes a collection that states one trait, UIKit's own or the app's.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init { $0[trait] = value }
    }

    /// A collection of these traits and those that a closure states.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.mutated(by: mutations))
    }

    /// A collection of these traits with another value of one.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The value of a trait, UIKit's own or the app's; the trait's default value where none is stated.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        values[trait]
    }

    /// The traits that another collection states otherwise; nil counts as one that states nothing.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.differences(from: traitCollection?.values ?? .unspecified)
    }

    /// UIKit's own traits that a color may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        TraitValues.systemTraits.filter { $0.affectsColorAppearance }
    }
}

extension TraitValues {
    /// These values after a closure changed them.
    fileprivate func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
