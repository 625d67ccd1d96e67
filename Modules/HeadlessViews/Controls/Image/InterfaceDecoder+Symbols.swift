import InterfaceDocuments

extension InterfaceDecoder {
    /// A symbol's size, weight and scale: `<preferredSymbolConfiguration>`.
    func symbolConfiguration(_ key: InterfaceWord) -> UIImage.SymbolConfiguration? {
        guard let child = decoder(key), child.element.word == .preferredSymbolConfiguration else { return nil }
        let weight = child.choice(.weight, UIImage.SymbolWeight.self)
        let scale = child.choice(.scale, UIImage.SymbolScale.self)
        if let font = child.font() { return UIImage.SymbolConfiguration(font: font, scale: scale ?? .default) }
        if let size = child.number(.pointSize) {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .unspecified, scale: scale ?? .unspecified)
        }
        let parts = [weight.map { UIImage.SymbolConfiguration(weight: $0) }, scale.map { UIImage.SymbolConfiguration(scale: $0) }]
        return parts.compactMap(\.self).reduce(UIImage.SymbolConfiguration.unspecified) { $0.applying($1) }
    }
}
