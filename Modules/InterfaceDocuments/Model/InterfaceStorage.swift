/// What a document holds.
///
/// Immutable once made, and shared by all values that stand for parts of the document.
final class InterfaceStorage: Sendable {
    let name: String
    let records: ElementRecords
    let lines: LineTable
    let identifiers: IdentifierTable
    let kind: InterfaceDocument.Kind
    let platform: InterfaceDocument.Platform

    /// Reads a document's bytes.
    init(bytes: [UInt8], named name: String) throws(InterfaceDocumentFailure) {
        let markup = try Markup(bytes, named: name)
        records = ElementRecords(bytes: bytes, elements: markup.elements, attributes: markup.attributes)
        (kind, platform) = try RootElement(records: records).form(named: name)
        self.name = name
        lines = markup.lines
        identifiers = IdentifierTable(records)
    }
}
