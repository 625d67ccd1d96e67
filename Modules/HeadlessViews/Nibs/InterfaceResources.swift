import InterfaceDocuments

/// The colors, fonts, images and attributed texts that a document speaks of, each made once a load where that saves work.
@MainActor final class InterfaceResources {
    private let document: InterfaceDocument
    private let bundle: Bundle?
    private var images: [String: UIImage] = [:]
    private var colors: [InterfaceColor.Form: UIColor] = [:]

    init(document: InterfaceDocument, bundle: Bundle?) {
        self.document = document
        self.bundle = bundle
    }

    /// A color: by components, by the system's name, or by the name of one in the asset catalogue.
    ///
    /// Nil for a form that is not known.
    ///
    /// A name that is not to be found shows the components that the document keeps for it.
    func color(_ color: InterfaceColor) -> UIColor? {
        guard let form = color.form else { return nil }
        if let known = colors[form] { return known }
        let made = make(form, fallback: color.fallback)
        colors[form] = made
        return made
    }

    private func make(_ form: InterfaceColor.Form, fallback: InterfaceColor.Components?) -> UIColor? {
        switch form {
        case .components(let components, let space): UIColor(components, in: space)
        case .system(let name): UIColor.systemColor(named: name) ?? fallback.map { UIColor($0) }
        case .named(let name): namedColor(name, fallback: fallback)
        }
    }

    private func namedColor(_ name: String, fallback: InterfaceColor.Components?) -> UIColor? {
        if let bundle, let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
        return fallback.map { UIColor(assetName: name, fallback: UIColor($0)) } ?? UIColor.systemColor(named: name)
    }

    /// An image of the bundle, or one of the document's name and size that shows nothing; nil for a name that is nowhere, as on a phone.
    func image(named name: String, isSystem: Bool) -> UIImage? {
        let key = isSystem ? "system:" + name : name
        if let image = images[key] { return image }
        let image = makeImage(named: name, isSystem: isSystem)
        images[key] = image
        return image
    }

    private func makeImage(named name: String, isSystem: Bool) -> UIImage? {
        let stated = document.image(named: name)
        let isSymbol = isSystem || stated?.isSystem == true
        if !isSymbol, let bundle, let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
        if let stated { return UIImage(interfaceName: name, size: stated.size, isSystem: isSymbol) }
        return isSymbol ? UIImage(systemName: name) : nil
    }

    /// The image of an `<imageReference>`, with its symbol scale and rendering mode.
    func image(ofReference element: InterfaceElement) -> UIImage? {
        guard let name = element[.image]?.string else { return nil }
        var image = image(named: name, isSystem: element[.catalog] == "system")
        if let scale = element[.symbolScale].flatMap({ UIImage.SymbolScale.interfaceNames[$0] }) {
            image = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
        }
        switch element[.renderingMode]?.string {
        case "template": image = image?.withRenderingMode(.alwaysTemplate)
        case "original": image = image?.withRenderingMode(.alwaysOriginal)
        default: break
        }
        return image
    }
}

extension UIColor {
    /// A color of components in a space.
    ///
    /// Interface Builder's calibrated and device spaces are taken as sRGB, as iOS does.
    fileprivate convenience init(_ components: InterfaceColor.Components, in space: InterfaceColor.ColorSpace = .sRGB) {
        switch components {
        case .gray(let white, let alpha):
            self.init(white: CGFloat(white), alpha: CGFloat(alpha))
        case .rgb(let red, let green, let blue, let alpha) where space == .displayP3:
            self.init(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .rgb(let red, let green, let blue, let alpha):
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        }
    }
}

extension UIImage.SymbolScale: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIImage.SymbolScale> = [
        "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
    ]
}

extension UIImage.SymbolWeight: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIImage.SymbolWeight> = [
        "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
