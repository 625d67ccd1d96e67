/// What the root element says of a document.
struct RootElement {
    var records: ElementRecords

    /// The kind and the platform of the document.
    ///
    /// - Throws: what the document is, if it is not one for iOS or tvOS.
    func form(named name: String) throws(InterfaceDocumentFailure) -> (InterfaceDocument.Kind, InterfaceDocument.Platform) {
        let type = value(of: .type)
        let root = records.elements[0]
        guard root.word == .document else {
            let rootName = records.name(of: root)
            throw rootName == "archive" ? .keyedArchive(file: name) : .otherDocument(file: name, type: "the element <\(rootName)>")
        }
        let kind: InterfaceDocument.Kind = type.contains(".Storyboard") ? .storyboard : .nib
        switch value(of: .targetRuntime) {
        case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": return (kind, .iOS)
        case "AppleTV": return (kind, .tvOS)
        case "watchKit": throw .watchOS(file: name)
        case "MacOSX.Cocoa": throw .macOS(file: name)
        case let runtime: throw .otherDocument(file: name, type: described(type: type, runtime: runtime))
        }
    }

    private func described(type: String, runtime: String) -> String {
        runtime.isEmpty
            ? "a document of the type \"\(type)\" without a targetRuntime" : "a document for \"\(runtime)\" of the type \"\(type)\""
    }

    private func value(of word: InterfaceWord) -> String {
        let attribute = records.attributes.prefix(Int(records.elements[0].attributeCount)).first { $0.word == word }
        return attribute.map { records.withValue(of: $0) { String(decoding: $0, as: UTF8.self) } } ?? ""
    }
}
