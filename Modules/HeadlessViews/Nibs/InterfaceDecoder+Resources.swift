extension InterfaceDecoder {
    /// Runs a closure with the colour of a property where the element gives one; with nil where it says `<nil/>`.
    func color(_ key: InterfaceWord, _ use: (UIColor?) -> Void) {
        guard let child = child(key) else { return }
        if child.word == .nil { return use(nil) }
        if let color = loading.resources.color(of: child) { return use(color) }
        loading.report(.unreadable, at: child, "the colour for \(key.spelling) has a form that is not known; the default stands")
    }

    /// The font of a property.
    func font(_ key: InterfaceWord = .fontDescription) -> UIFont? {
        child(key).flatMap { loading.resources.font(of: $0) }
    }

    /// The image of a property: an attribute with its name, or an `<imageReference>`.
    func image(_ word: InterfaceWord) -> UIImage? {
        if let child = child(word), child.word == .imageReference { return loading.resources.image(ofReference: child) }
        guard let name = self[word]?.string, !name.isEmpty else { return nil }
        return loading.resources.image(named: name, isSystem: self[.catalog]?.string == "system")
    }

    /// The attributed text of a property.
    func attributedString(_ key: InterfaceWord) -> NSAttributedString? {
        child(key).flatMap { $0.word == .attributedString ? loading.resources.attributedString(of: $0) : nil }
    }
}
