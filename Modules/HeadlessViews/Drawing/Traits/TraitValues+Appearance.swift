extension TraitValues {
    /// The traits that a color may depend on.
    struct Appearance: Hashable, Sendable {
        var isDark = false
        var isHighContrast = false
        var isElevated = false
    }

    /// The traits that a color may depend on; an unspecified one counts as the usual one.
    var appearance: Appearance {
        Appearance(
            isDark: userInterfaceStyle == .dark,
            isHighContrast: accessibilityContrast == .high,
            isElevated: userInterfaceLevel == .elevated)
    }
}
