/// A trait that this module keeps by itself, with the place where its value stands.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable & Sendable & SendableMetatype {
    static var path: WritableKeyPath<TraitValues, Value> & Sendable { get }
}

extension SystemTrait {
    /// The value of a collection that does not state the trait.
    public static var defaultValue: Value { TraitValues.unspecified[keyPath: path] }
}

extension TraitValues {
    /// The traits that this module keeps by itself.
    static let systemTraits: [any SystemTrait.Type] = [
        UITraitUserInterfaceStyle.self,
        UITraitUserInterfaceIdiom.self,
        UITraitUserInterfaceLevel.self,
        UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
        UITraitLayoutDirection.self,
        UITraitDisplayScale.self,
        UITraitDisplayGamut.self,
        UITraitPreferredContentSizeCategory.self,
        UITraitAccessibilityContrast.self,
        UITraitLegibilityWeight.self,
        UITraitForceTouchCapability.self,
        UITraitActiveAppearance.self,
    ]
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceStyle

    /// Whether a color may depend on the trait: it may.
    public static var affectsColorAppearance: Bool { true }

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceStyle }
}

/// The kind of device that the interface is laid out for.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceIdiom

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceIdiom }
}

/// Whether the interface is the ground or lies above another.
public struct UITraitUserInterfaceLevel: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceLevel

    /// Whether a color may depend on the trait: it may.
    public static var affectsColorAppearance: Bool { true }

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceLevel }
}

/// How much room there is along x.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceSizeClass

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.horizontalSizeClass }
}

/// How much room there is along y.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceSizeClass

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.verticalSizeClass }
}

/// The direction that the interface runs in.
public struct UITraitLayoutDirection: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UITraitEnvironmentLayoutDirection

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.layoutDirection }
}

/// How many pixels a point is wide.
public struct UITraitDisplayScale: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = CGFloat

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.displayScale }
}

/// The range of colors that the display shows.
public struct UITraitDisplayGamut: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIDisplayGamut

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.displayGamut }
}

/// How large a person wants to read text.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIContentSizeCategory

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.preferredContentSizeCategory }
}

/// How strongly the interface sets its colors apart.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIAccessibilityContrast

    /// Whether a color may depend on the trait: it may.
    public static var affectsColorAppearance: Bool { true }

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.accessibilityContrast }
}

/// How heavy the interface's text is.
public struct UITraitLegibilityWeight: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UILegibilityWeight

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.legibilityWeight }
}

/// Whether the display feels how hard it is touched.
public struct UITraitForceTouchCapability: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIForceTouchCapability

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.forceTouchCapability }
}

/// Whether the interface looks as if it were in use.
public struct UITraitActiveAppearance: SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UIUserInterfaceActiveAppearance

    static var path: WritableKeyPath<TraitValues, Value> & Sendable { \.activeAppearance }
}
