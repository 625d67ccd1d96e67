/// The traits that say what an interface is shown on and how: its style, its device, its room, its text size.
///
/// A collection states some traits and leaves the others unspecified. It never changes.
//
// The class is open, so the compiler cannot check the conformance to Sendable; its only stored property is a constant of a
// Sendable type.
open class UITraitCollection: @unchecked Sendable {
    let values: TraitValues

    /// Makes a collection that states no trait.
    public init() {
        values = .unspecified
    }

    init(_ values: TraitValues) {
        self.values = values
    }

    /// Makes a collection of the traits that others state; where two state the same, the later one counts.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        values = traitCollections.reduce(.unspecified) { $0.overridden(by: $1.values) }
    }

    /// Makes a collection that states the style alone.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        var values = TraitValues()
        values.userInterfaceStyle = userInterfaceStyle
        self.values = values
    }

    /// Makes a collection that states the kind of device alone.
    public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        var values = TraitValues()
        values.userInterfaceIdiom = idiom
        self.values = values
    }

    /// Makes a collection that states the level alone.
    public init(userInterfaceLevel: UIUserInterfaceLevel) {
        var values = TraitValues()
        values.userInterfaceLevel = userInterfaceLevel
        self.values = values
    }

    /// Makes a collection that states the room along x alone.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        var values = TraitValues()
        values.horizontalSizeClass = horizontalSizeClass
        self.values = values
    }

    /// Makes a collection that states the room along y alone.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        var values = TraitValues()
        values.verticalSizeClass = verticalSizeClass
        self.values = values
    }

    /// Makes a collection that states the direction of layout alone.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        var values = TraitValues()
        values.layoutDirection = layoutDirection
        self.values = values
    }

    /// Makes a collection that states the display's scale alone.
    public init(displayScale scale: CGFloat) {
        var values = TraitValues()
        values.displayScale = scale
        self.values = values
    }

    /// Makes a collection that states the display's range of colors alone.
    public init(displayGamut: UIDisplayGamut) {
        var values = TraitValues()
        values.displayGamut = displayGamut
        self.values = values
    }

    /// Makes a collection that states the size of text alone.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        var values = TraitValues()
        values.preferredContentSizeCategory = preferredContentSizeCategory
        self.values = values
    }

    /// Makes a collection that states the contrast alone.
    public init(accessibilityContrast: UIAccessibilityContrast) {
        var values = TraitValues()
        values.accessibilityContrast = accessibilityContrast
        self.values = values
    }

    /// Makes a collection that states the weight of text alone.
    public init(legibilityWeight: UILegibilityWeight) {
        var values = TraitValues()
        values.legibilityWeight = legibilityWeight
        self.values = values
    }

    /// Makes a collection that states the display's feeling for force alone.
    public init(forceTouchCapability capability: UIForceTouchCapability) {
        var values = TraitValues()
        values.forceTouchCapability = capability
        self.values = values
    }

    /// Makes a collection that states whether the interface looks in use alone.
    public init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        var values = TraitValues()
        values.activeAppearance = userInterfaceActiveAppearance
        self.values = values
    }
}
