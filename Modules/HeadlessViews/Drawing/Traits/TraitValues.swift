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

    /// The traits of these values overridden by those that another set states.
    func overridden(by other: TraitValues) -> TraitValues {
        var merged = self
        for trait in TraitValues.all {
            trait.copyIfStated(other, &merged)
        }
        return merged
    }

    /// Whether every trait that another set states has the same value here.
    func agrees(with other: TraitValues) -> Bool {
        overridden(by: other) == self
    }
}

extension TraitValues {
    /// One trait, whatever its type.
    struct Trait: Sendable {
        /// Copies the trait from the first set to the second, unless the first leaves it unspecified.
        let copyIfStated: @Sendable (TraitValues, inout TraitValues) -> Void

        init<Value: Equatable & SendableMetatype>(_ value: WritableKeyPath<TraitValues, Value> & Sendable) {
            copyIfStated = { source, target in
                guard source[keyPath: value] != TraitValues.unspecified[keyPath: value] else { return }
                target[keyPath: value] = source[keyPath: value]
            }
        }
    }

    /// The set that states nothing.
    static let unspecified = TraitValues()

    private static let all: [Trait] = [
        Trait(\.userInterfaceStyle),
        Trait(\.userInterfaceIdiom),
        Trait(\.userInterfaceLevel),
        Trait(\.horizontalSizeClass),
        Trait(\.verticalSizeClass),
        Trait(\.layoutDirection),
        Trait(\.displayScale),
        Trait(\.displayGamut),
        Trait(\.preferredContentSizeCategory),
        Trait(\.accessibilityContrast),
        Trait(\.legibilityWeight),
        Trait(\.forceTouchCapability),
        Trait(\.activeAppearance),
    ]
}
