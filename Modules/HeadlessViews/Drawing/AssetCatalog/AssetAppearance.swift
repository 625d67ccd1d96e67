/// What a catalog's entry says about the interface that it is for.
struct AssetAppearance: Decodable, Equatable {
    var appearance: String
    var value: String
}

extension TraitValues.Appearance {
    /// Makes the appearance that an entry's list describes; what it does not know, it ignores.
    init(_ list: [AssetAppearance]?) {
        for entry in list ?? [] {
            switch (entry.appearance, entry.value) {
            case ("luminosity", "dark"): isDark = true
            case ("contrast", "high"): isHighContrast = true
            default: continue
            }
        }
    }

    /// The appearances to try for this one, the best first: without what is rarer, then without dark, then neither.
    var fallbacks: [TraitValues.Appearance] {
        [
            TraitValues.Appearance(isDark: isDark, isHighContrast: isHighContrast),
            TraitValues.Appearance(isDark: isDark),
            TraitValues.Appearance(isHighContrast: isHighContrast),
            TraitValues.Appearance(),
        ]
    }
}

/// An entry of a catalog's list: one variant, for some kind of device and some appearance.
protocol AssetVariant {
    var idiom: String? { get }
    var appearances: [AssetAppearance]? { get }
}

extension Sequence where Element: AssetVariant {
    /// The variants for a phone: those that say so or fit any device, or all of them if none does.
    var forPhone: [Element] {
        let fitting = filter { ["iphone", "universal", nil].contains($0.idiom) }
        let phoneFirst = fitting.filter { $0.idiom == "iphone" } + fitting.filter { $0.idiom != "iphone" }
        return phoneFirst.isEmpty ? Array(self) : phoneFirst
    }

    /// The variants of the best appearance that there are any for.
    func matching(_ appearance: TraitValues.Appearance) -> [Element] {
        for wanted in appearance.fallbacks {
            let matches = filter { TraitValues.Appearance($0.appearances) == wanted }
            if !matches.isEmpty { return matches }
        }
        return []
    }
}
