/// What a document holds: its bytes, and flat records that point into them.
///
/// Immutable once made, and shared by all values that stand for parts of the document.
final class InterfaceStorage: Sendable {
    let name: String
    let bytes: [UInt8]
    let elements: ContiguousArray<ElementRecord>
    let attributes: ContiguousArray<AttributeRecord>
    let lines: LineTable
    let identifiers: IdentifierTable
    let kind: InterfaceDocument.Kind
    let platform: InterfaceDocument.Platform

    /// Reads a document's bytes.
    init(bytes: [UInt8], named name: String) throws(InterfaceDocumentFailure) {
        let markup = try Markup(bytes, named: name)
        self.name = name
        self.bytes = bytes
        elements = markup.elements
        attributes = markup.attributes
        lines = markup.lines
        identifiers = IdentifierTable(elements: markup.elements, attributes: markup.attributes, bytes: bytes)
        (kind, platform) = try RootElement(elements: markup.elements, attributes: markup.attributes, bytes: bytes).form(named: name)
    }

    /// The bytes of a range.
    ///
    /// A range of the storage's own records is always within them.
    func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range.clamped(to: 0..<$0.count)])) }
    }

    /// The bytes of a range as text, references and all.
    func text(_ range: Range<Int>) -> String {
        withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
    }
}
