import InterfaceDocuments

extension InterfaceResources {
    /// A font; nil for a form that is not known.
    func font(_ font: InterfaceFont) -> UIFont? {
        switch font.form {
        case .system(let size, let weight):
            UIFont.systemFont(
                ofSize: points(size, of: font), weight: weight.flatMap { UIFont.Weight.interfaceNames[$0] } ?? .regular)
        case .boldSystem(let size): UIFont.boldSystemFont(ofSize: points(size, of: font))
        case .italicSystem(let size): UIFont.italicSystemFont(ofSize: points(size, of: font))
        case .textStyle(let name): UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .custom(let name, let family, let size): UIFont(interfaceName: name, family: family, size: points(size, of: font))
        case nil: nil
        }
    }

    private func points(_ size: InterfaceFont.Size, of font: InterfaceFont) -> CGFloat {
        switch size {
        case .points(let points): return CGFloat(points)
        case .standard(let use) where font.element.word == .font: return Self.desktopSizes[use] ?? 13
        case .standard("button"): return UIFont.buttonFontSize
        case .standard("label"): return UIFont.labelFontSize
        case .standard("smallSystem"): return UIFont.smallSystemFontSize
        case .standard, .unspecified: return UIFont.systemFontSize
        }
    }

    /// Attributed strings are written on a Mac, and leave out the sizes that its fonts have by default: "Privacy Policy" without a size is as
    /// wide in a real document as it is in 13 points.
    private static let desktopSizes: [String: CGFloat] = ["smallSystem": 11, "miniSystem": 9]
}

extension UIFont.Weight: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIFont.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
