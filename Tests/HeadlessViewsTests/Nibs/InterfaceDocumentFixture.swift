import InterfaceDocuments

/// Documents read from text.
enum InterfaceDocumentFixture {
    /// A nib's document with some objects at its top.
    static func document(_ objects: String) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: nibDocument(objects).utf8, named: "Test.xib")
    }
}
