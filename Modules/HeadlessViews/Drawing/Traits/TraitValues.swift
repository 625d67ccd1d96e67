/// The traits of an interface as plain values; each holds its type's "unspecified" until it is stated.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var displayScale: CGFloat = 0
    var displayGamut: UIDisplayGamut = .unspecified
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var forceTouchCapability: UIForceTouchCapability = .unknown
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    /// The app's own traits.
    var custom = CustomTraits()

    /// The set that states nothing.
    static let unspecified = TraitValues()

    /// The traits of these values overridden by those that another set states.
    func overridden(by other: TraitValues) -> TraitValues {
        var merged = self
        for trait in TraitValues.systemTraits {
            merged.takeOver(trait, from: other)
        }
        merged.custom.merge(other.custom)
        return merged
    }

    private mutating func takeOver<Trait: SystemTrait>(_ trait: Trait.Type, from other: TraitValues) {
        let value = other[keyPath: trait.path]
        guard value != trait.defaultValue else { return }
        self[keyPath: trait.path] = value
    }

    /// Whether every trait that another set states has the same value here.
    func agrees(with other: TraitValues) -> Bool {
        overridden(by: other) == self
    }
}
