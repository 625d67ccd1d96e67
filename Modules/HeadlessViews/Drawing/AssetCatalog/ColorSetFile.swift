/// A color set's `Contents.json`.
struct ColorSetFile: Decodable {
    /// One variant of the color.
    struct Variant: Decodable, AssetVariant {
        var idiom: String?
        var appearances: [AssetAppearance]?
        var color: Value?
    }

    /// The numbers of a variant, or the system color that it refers to.
    struct Value: Decodable {
        var colorSpace: String?
        var components: [String: Number]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components, reference
        }
    }

    var colors: [Variant]

    init?(in folder: URL) {
        guard let file = AssetFile.decode(ColorSetFile.self, in: folder) else { return nil }
        self = file
    }

    /// The color with its numbers for every appearance, or nil if no variant can be understood.
    func color(named name: String) -> AssetColor? {
        guard let universal = components(for: TraitValues.Appearance()) else { return nil }
        var color = AssetColor(name: name, universal: universal)
        for (isDark, isHighContrast) in [(true, false), (false, true), (true, true)] {
            let appearance = TraitValues.Appearance(isDark: isDark, isHighContrast: isHighContrast)
            color.variants[appearance] = components(for: appearance)
        }
        return color
    }

    private func components(for appearance: TraitValues.Appearance) -> ColorComponents? {
        let readable = colors.forPhone.filter { $0.color != nil }
        let best = readable.matching(appearance).first ?? readable.first
        return best?.color?.components(for: appearance)
    }
}

extension ColorSetFile.Value {
    /// The numbers under an appearance, which counts for a system color only; nil if the value makes no sense.
    fileprivate func components(for appearance: TraitValues.Appearance) -> ColorComponents? {
        if let reference {
            return SystemColor.named[reference]?.components(for: appearance)
        }
        let alpha = components?["alpha"]?.fraction ?? 1
        if let white = components?["white"]?.channel {
            return .gray(white, alpha: alpha)
        }
        guard let red = components?["red"]?.channel, let green = components?["green"]?.channel,
            let blue = components?["blue"]?.channel
        else { return nil }
        return colorSpace == "display-p3" ? .displayP3(red, green, blue, alpha: alpha) : .sRGB(red, green, blue, alpha: alpha)
    }
}

extension ColorSetFile {
    /// A number of a color as Xcode writes it: `0.502`, `128` or `0x80`.
    struct Number: Decodable {
        private let text: String

        init(_ text: String) {
            self.text = text
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let fraction = try? container.decode(Double.self) {
                text = "\(fraction)"
            } else {
                text = try container.decode(String.self)
            }
        }

        /// The number as the share of a channel: text without a decimal point counts the 255 steps of a byte.
        var channel: CGFloat? {
            if text.lowercased().hasPrefix("0x") {
                return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
            }
            return Int(text).map { CGFloat($0) / 255 } ?? fraction
        }

        /// The number as it stands, as alpha is written.
        var fraction: CGFloat? {
            guard let value = Double(text), value.isFinite else { return nil }
            return CGFloat(value)
        }
    }
}
