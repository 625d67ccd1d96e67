extension UIFontDescriptor {
    /// The name of something that a font can be asked for by.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name's text.
        public let rawValue: String

        /// Makes a name of its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The font's family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's own name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face within the family, a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, a dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The kind of text, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of one of a font's traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name's text.
        public let rawValue: String

        /// Makes a name of its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The traits as a set, a `UIFontDescriptor.SymbolicTraits` or its number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant, a number; anything above 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The attributes that the font is asked for by.
    public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        attributes.dictionary
    }

    /// The value of one attribute, or nil if the font is not asked for by it.
    public func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        attributes.dictionary[anAttribute]
    }
}

extension FontAttributes {
    /// The attributes as UIKit lays them out.
    fileprivate var dictionary: [UIFontDescriptor.AttributeName: Any] {
        var dictionary: [UIFontDescriptor.AttributeName: Any] = [.name: fontName]
        dictionary[.family] = family
        dictionary[.face] = face
        dictionary[.textStyle] = textStyle
        if size != 0 { dictionary[.size] = size }
        var traits: [UIFontDescriptor.TraitKey: Any] = [:]
        traits[.weight] = weight
        if !symbolicTraits.isEmpty { traits[.symbolic] = symbolicTraits }
        if !traits.isEmpty { dictionary[.traits] = traits }
        return dictionary
    }

    /// These attributes with others laid over them; a value of another type than the attribute's is passed over.
    func adding(_ others: [UIFontDescriptor.AttributeName: Any]) -> FontAttributes {
        var merged = self
        if let name = others[.name] as? String, name != fontName { merged.name = name }
        if let family = others[.family] as? String { merged.family = family }
        if let face = others[.face] as? String { merged.face = face }
        if let style = others[.textStyle] as? UIFont.TextStyle { merged.textStyle = style }
        if let size = Self.number(others[.size]) { merged.size = size }
        return (others[.traits] as? [UIFontDescriptor.TraitKey: Any]).map(merged.addingTraits) ?? merged
    }

    private func addingTraits(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontAttributes {
        var merged = self
        if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits {
            merged = merged.withSymbolicTraits(symbolic)
        } else if let bits = traits[.symbolic] as? UInt32 {
            merged = merged.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: bits))
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            merged.weight = weight == .regular ? nil : weight
        } else if let weight = Self.number(traits[.weight]) {
            merged.weight = weight == 0 ? nil : UIFont.Weight(weight)
        }
        if let slant = Self.number(traits[.slant]) { merged.isItalic = slant > 0 }
        return merged
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        default: nil
        }
    }
}
