/// A named color of an asset catalog, with the numbers for each appearance that the catalog or the document gives.
struct AssetColor: Hashable, Sendable {
    var name: String
    /// The numbers for any appearance that has none of its own.
    var universal: ColorComponents
    var variants: [TraitValues.Appearance: ColorComponents] = [:]

    /// The numbers for an appearance: its own, or those of the same appearance without its rarer parts, or the universal ones.
    func components(for appearance: TraitValues.Appearance) -> ColorComponents {
        var wanted = appearance
        wanted.isElevated = false
        if let exact = variants[wanted] { return exact }
        let plainer = [
            TraitValues.Appearance(isDark: wanted.isDark),
            TraitValues.Appearance(isHighContrast: wanted.isHighContrast),
        ]
        return plainer.lazy.compactMap { variants[$0] }.first ?? universal
    }
}
