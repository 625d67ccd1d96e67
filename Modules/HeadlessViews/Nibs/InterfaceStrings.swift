/// The texts of a language for a document in `Base.lproj`: a `Name.strings` file, whose keys are `objectID.property`. `B37`
struct InterfaceStrings {
    private let texts: [String: String]

    /// Reads a strings file: the property-list forms and the one with `"key" = "value";` lines, in UTF-8 or UTF-16.
    init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        else { return nil }
        texts = list
    }

    init(texts: [String: String]) { self.texts = texts }

    /// The text of an object's property.
    func text(of property: String, inObject id: String) -> String? { texts["\(id).\(property)"] }

    /// The text for a key, or nil.
    func text(for key: String) -> String? { texts[key] }
}
