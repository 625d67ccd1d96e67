/// Traits that can be changed: what the closures of `UITraitCollection(mutations:)` are given.
public protocol UIMutableTraits {
    /// The value of a trait, UIKit's own or the app's.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// Whether the interface is light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device that the interface is laid out for.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Whether the interface is the ground or lies above another.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// How much room there is along x.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is along y.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The direction that the interface runs in.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// How many pixels a point is wide.
    var displayScale: CGFloat { get set }
    /// The range of colors that the display shows.
    var displayGamut: UIDisplayGamut { get set }
    /// How large a person wants to read text.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// How strongly the interface sets its colors apart.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// How heavy the interface's text is.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the display feels how hard it is touched.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// Whether the interface looks as if it were in use.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension UIMutableTraits {
    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// The kind of device that the interface is laid out for.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// Whether the interface is the ground or lies above another.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// How much room there is along x.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// How much room there is along y.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// The direction that the interface runs in.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// How many pixels a point is wide.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    /// The range of colors that the display shows.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    /// How large a person wants to read text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// How strongly the interface sets its colors apart.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    /// How heavy the interface's text is.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    /// Whether the display feels how hard it is touched.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }

    /// Whether the interface looks as if it were in use.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
