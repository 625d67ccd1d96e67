import InterfaceDocuments

extension InterfaceResources {
    /// A font; nil for a form that is not known.
    func font(_ font: InterfaceFont) -> UIFont? {
        switch font.form {
        case .system(let size, let weight):
            UIFont.systemFont(ofSize: points(size), weight: weight.flatMap { UIFont.Weight.interfaceNames[$0] } ?? .regular)
        case .boldSystem(let size): UIFont.boldSystemFont(ofSize: points(size))
        case .italicSystem(let size): UIFont.italicSystemFont(ofSize: points(size))
        case .textStyle(let name): UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .custom(let name, let family, let size): UIFont(interfaceName: name, family: family, size: points(size))
        case nil: nil
        }
    }

    private func points(_ size: InterfaceFont.Size) -> CGFloat {
        switch size {
        case .points(let points): CGFloat(points)
        case .standard("button"): UIFont.buttonFontSize
        case .standard("label"): UIFont.labelFontSize
        case .standard("smallSystem"): UIFont.smallSystemFontSize
        case .standard, .unspecified: UIFont.systemFontSize
        }
    }
}

extension UIFont.Weight: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIFont.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
