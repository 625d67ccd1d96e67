extension UITraitCollection {
    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// The kind of device that the interface is laid out for.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Whether the interface is the ground or lies above another.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// How much room there is along x.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// How much room there is along y.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The direction that the interface runs in.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// How many pixels a point is wide; 0 when not stated.
    public var displayScale: CGFloat { values.displayScale }

    /// The range of colors that the display shows.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// How large a person wants to read text.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// How strongly the interface sets its colors apart.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// How heavy the interface's text is.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether the display feels how hard it is touched.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// Whether the interface looks as if it were in use.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// Whether this collection states every trait that another states, with the same value.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.agrees(with: trait.values)
    }

    /// Whether a color may look different under this collection than under another.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? .unspecified
        return values.appearance != other.appearance
            || values.custom.differences(from: other.custom).contains { $0.affectsColorAppearance }
    }
}

extension UITraitCollection: Hashable {
    /// Whether two collections state the same traits with the same values.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left.values == right.values
    }

    /// Feeds the stated traits to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
