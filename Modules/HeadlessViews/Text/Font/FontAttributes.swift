/// What a font is asked for by: a family or the system's own face, its weight and slant, and its size.
struct FontAttributes: Hashable, Sendable {
    /// The faces that the system's font comes in.
    enum Design: Hashable, Sendable {
        case `default`, rounded, serif, monospaced
    }

    /// The name of a font that is not the system's; nil for the system's.
    var name: String?
    /// The family of that font, where it is stated.
    var family: String?
    /// The face within the family, where it is stated.
    var face: String?
    var design = Design.default
    /// On the scale of `UIFont.Weight`; nil means regular.
    var weight: UIFont.Weight?
    var isItalic = false
    var hasMonospacedDigits = false
    /// Whether it is the system's bold font, which bears semibold's name and is a little wider.
    var isBoldSystem = false
    /// Traits that change nothing but what is read back.
    var otherTraits: UIFontDescriptor.SymbolicTraits = []
    var textStyle: UIFont.TextStyle?
    /// How the size follows the text size, where it was scaled by that.
    var scaling: FontScaling?
    /// In points; 0 where it is not stated.
    var size: CGFloat = 0
}

extension FontAttributes {
    /// The traits that the weight, the slant and the face amount to, with the others that were asked for.
    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits = otherTraits
        if isItalic { traits.insert(.traitItalic) }
        if let weight, weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font with other traits: traits that are left out are taken away, as in UIKit.
    func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> FontAttributes {
        var changed = self
        let (wasBold, isBold) = (symbolicTraits.contains(.traitBold), traits.contains(.traitBold))
        if isBold != wasBold {
            changed.weight = isBold ? .semibold : nil
            changed.isBoldSystem = false
        }
        changed.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) {
            changed.design = .monospaced
        } else if design == .monospaced {
            changed.design = .default
        }
        changed.otherTraits = traits.subtracting([.traitBold, .traitItalic, .traitMonoSpace])
        return changed
    }
}
