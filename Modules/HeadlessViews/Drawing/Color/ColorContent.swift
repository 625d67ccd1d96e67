/// What a color is: fixed numbers, or a rule that gives them once the traits are known.
enum ColorContent {
    /// Numbers that hold under any traits.
    case fixed(ColorComponents)
    /// One of the system's own colors, known by its name.
    case system(SystemColor)
    /// A color of an asset catalog, known by its name.
    case asset(AssetColor)
    /// A rule of the app's.
    case dynamic(ColorRule)
    /// Another color with an alpha of its own.
    indirect case faded(ColorContent, alpha: CGFloat)

    /// The numbers of the color under some traits.
    func components(for traits: UITraitCollection) -> ColorComponents {
        switch self {
        case .fixed(let components): components
        case .system(let color): color.components(for: traits.values.appearance)
        case .asset(let color): color.components(for: traits.values.appearance)
        case .dynamic(let rule): rule.provider(traits).content.components(for: traits)
        case .faded(let base, let alpha): base.components(for: traits).withAlpha(alpha)
        }
    }
}

/// A rule of the app's that gives a color for some traits, compared by identity since functions cannot be.
final class ColorRule {
    let provider: (UITraitCollection) -> UIColor

    init(_ provider: @escaping (UITraitCollection) -> UIColor) {
        self.provider = provider
    }
}

extension ColorRule: Hashable {
    static func == (left: ColorRule, right: ColorRule) -> Bool {
        left === right
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension ColorContent: Hashable {}
