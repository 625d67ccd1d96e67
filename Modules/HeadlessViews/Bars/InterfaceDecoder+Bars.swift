import InterfaceDocuments

extension InterfaceDecoder {
    /// Reads the appearances of a bar or item into a set, each into a new one.
    func appearances<Appearance: UIBarAppearance>(
        into set: inout BarAppearances<Appearance>, make: () -> Appearance
    ) {
        func read(_ key: InterfaceWord) -> Appearance? {
            guard let child = decoder(key), child.element.word != .nil else { return nil }
            let appearance = make()
            appearance.decode(child)
            return appearance
        }
        if let value = read(.standardAppearance) { set.standard = value }
        if let value = read(.compactAppearance) { set.compact = value }
        if let value = read(.scrollEdgeAppearance) { set.scrollEdge = value }
        if let value = read(.compactScrollEdgeAppearance) { set.compactScrollEdge = value }
    }

    /// The text attributes of a property: font, color and shadow.
    func textAttributes(_ key: InterfaceWord) -> [NSAttributedString.Key: Any]? {
        guard let child = decoder(key), child.element.word == .textAttributes else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if child.child(.fontDescription) != nil { attributes[.font] = child.font() }
        child.color(.textColor) { attributes[.foregroundColor] = $0 }
        attributes[.shadow] = child.textShadow
        return attributes
    }

    private var textShadow: NSShadow? {
        let offset = offset(.textShadowOffset)
        var color: UIColor?
        self.color(.textShadowColor) { color = $0 }
        guard color != nil || offset.map({ $0 != .zero }) == true else { return nil }
        let shadow = NSShadow()
        if let color { shadow.shadowColor = color }
        if let offset { shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical) }
        return shadow
    }
}
