import InterfaceDocuments

extension UIVisualEffect {
    /// Reads `<blurEffect>`, or a `<vibrancyEffect>` that holds one.
    static func decode(_ decoder: InterfaceDecoder) -> UIVisualEffect? {
        if let element = decoder.element.child(.vibrancyEffect) {
            let child = InterfaceDecoder(element: element, loading: decoder.loading)
            return blur(child).map { UIVibrancyEffect(blurEffect: $0) }
        }
        return blur(decoder)
    }

    private static func blur(_ decoder: InterfaceDecoder) -> UIBlurEffect? {
        guard let element = decoder.element.child(.blurEffect) else { return nil }
        let child = InterfaceDecoder(element: element, loading: decoder.loading)
        return UIBlurEffect(style: child.choice(.style, UIBlurEffect.Style.self) ?? .regular)
    }
}

extension UIBlurEffect.Style: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIBlurEffect.Style> = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
        "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
