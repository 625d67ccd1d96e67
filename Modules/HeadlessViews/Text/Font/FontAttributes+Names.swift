extension FontAttributes {
    /// The name that the font goes by, in iOS 13's spelling for the system's: `.SFUI-Semibold`.
    var fontName: String {
        if let name { return name }
        if let family { return family }
        let weight = (weight ?? .regular).name
        return switch design {
        case .default: ".SFUI-\(isItalic ? weight + "Italic" : weight)"
        case .rounded: ".SFUIRounded-\(weight)"
        case .serif: ".NewYork-\(isItalic ? weight + "Italic" : weight)"
        case .monospaced: ".AppleSystemUIFontMonospaced-\(isItalic ? weight + "Italic" : weight)"
        }
    }

    /// The family that the font belongs to; of a name that states none, what stands before its hyphen.
    var familyName: String {
        if let family { return family }
        if let name { return String(name.prefix { $0 != "-" }) }
        return switch design {
        case .default: ".AppleSystemUIFont"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        }
    }
}

extension UIFont.Weight {
    /// The weight's name as fonts spell it: that of the nearest constant.
    fileprivate var name: String {
        let names: [(UIFont.Weight, String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
            (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        let nearest = names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
        return nearest?.1 ?? "Regular"
    }
}
