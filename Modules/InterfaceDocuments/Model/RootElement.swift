/// What the root element says of a document.
struct RootElement {
    var elements: ContiguousArray<ElementRecord>
    var attributes: ContiguousArray<AttributeRecord>
    var bytes: [UInt8]

    /// The kind and the platform of the document.
    ///
    /// - Throws: what the document is, if it is not one for iOS or tvOS.
    func form(named name: String) throws(InterfaceDocumentFailure) -> (InterfaceDocument.Kind, InterfaceDocument.Platform) {
        let type = value(of: .type)
        let root = elements[0]
        guard root.word == .document else {
            throw self.name(of: root) == "archive"
                ? .keyedArchive(file: name) : .otherDocument(file: name, type: "the element <\(self.name(of: root))>")
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
        let range = attributes.prefix(Int(elements[0].attributeCount)).first { $0.word == word }?.value
        return range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    }

    private func name(of element: ElementRecord) -> String {
        let start = Int(element.offset) + 1
        return String(decoding: bytes[start..<start + Int(element.nameLength)], as: UTF8.self)
    }
}
