/// One of the system's colors: a name, and the numbers for each appearance.
struct SystemColor: Sendable {
    /// The name that documents and logs use, such as `secondaryLabelColor`.
    let name: String
    private let light: ColorComponents
    private let dark: ColorComponents
    /// Dark, above the ground; nil where that makes no difference.
    private var elevated: ColorComponents?
    /// Light and dark with increased contrast; nil where that makes no difference.
    private var highContrast: (light: ColorComponents, dark: ColorComponents)?

    init(name: String, light: ColorComponents, dark: ColorComponents) {
        self.name = name
        self.light = light
        self.dark = dark
    }

    /// Makes a color of numbers written as `0xRR_GG_BB`.
    init(_ name: String, _ light: Int, dark: Int, highContrast lightHigh: Int, _ darkHigh: Int) {
        self.init(name, light, dark: dark)
        highContrast = (Self.opaque(lightHigh), Self.opaque(darkHigh))
    }

    /// Makes a color of numbers written as `0xRR_GG_BB`, with a light and a dark alpha.
    init(_ name: String, _ light: Int, dark: Int, elevated: Int? = nil, alpha lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1) {
        self.init(
            name: name, light: Self.opaque(light).withAlpha(lightAlpha), dark: Self.opaque(dark).withAlpha(darkAlpha))
        self.elevated = elevated.map(Self.opaque)
    }

    /// The numbers for an appearance.
    func components(for appearance: TraitValues.Appearance) -> ColorComponents {
        if appearance.isHighContrast, let highContrast {
            return appearance.isDark ? highContrast.dark : highContrast.light
        }
        guard appearance.isDark else { return light }
        return appearance.isElevated ? elevated ?? dark : dark
    }

    private static func opaque(_ hexadecimal: Int) -> ColorComponents {
        let channel = { (shift: Int) in CGFloat((hexadecimal >> shift) & 0xFF) / 255 }
        return .sRGB(channel(16), channel(8), channel(0))
    }
}

extension SystemColor: Hashable {
    static func == (left: SystemColor, right: SystemColor) -> Bool {
        left.name == right.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension SystemColor {
    /// Every system color by its name, and by the older name of some.
    static let named: [String: SystemColor] = {
        var colors = Dictionary(uniqueKeysWithValues: (palette + semantic + constant).map { ($0.name, $0) })
        colors["groupTableViewBackgroundColor"] = colors["systemGroupedBackgroundColor"]
        colors["tableCellGroupedBackgroundColor"] = colors["secondarySystemGroupedBackgroundColor"]
        return colors
    }()
}
