import InterfaceDocuments

extension InterfaceDecoder {
    /// Runs a closure with the color of a property where the element gives one; with nil where it says `<nil/>`.
    func color(_ key: InterfaceWord, _ use: (UIColor?) -> Void) {
        guard let child = child(key) else { return }
        if child.word == .nil { return use(nil) }
        if let color = loading.resources.color(InterfaceColor(child)) { return use(color) }
        loading.report(
            .unreadableValue, at: child, "the color for \(key.spelling) has a form that is not known; the default stands")
    }

    /// The font of a property.
    func font(_ key: InterfaceWord = .fontDescription) -> UIFont? {
        guard let child = child(key) else { return nil }
        if let font = loading.resources.font(InterfaceFont(child)) { return font }
        loading.report(.unreadableValue, at: child, "the font for \(key.spelling) has a form that is not known; the default stands")
        return nil
    }

    /// The image of a property: an attribute with its name, or an `<imageReference>`.
    func image(_ word: InterfaceWord) -> UIImage? {
        if let child = child(word), child.word == .imageReference { return loading.resources.image(ofReference: child) }
        guard let name = self[word]?.string, !name.isEmpty else { return nil }
        return loading.resources.image(named: name, isSystem: self[.catalog]?.string == "system")
    }

    /// The attributed text of a property.
    func attributedString(_ key: InterfaceWord) -> NSAttributedString? {
        guard let text = element.attributedString(keyed: key) else { return nil }
        return loading.resources.attributedString(text)
    }
}
