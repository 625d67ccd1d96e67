/// The bytes of a document, and the flat records that point into them.
struct ElementRecords: Sendable {
    let bytes: [UInt8]
    let elements: ContiguousArray<ElementRecord>
    let attributes: ContiguousArray<AttributeRecord>

    /// Whether the bytes begin with a byte order mark.
    var hasMark: Bool { bytes.starts(with: FileSignature.byteOrderMark) }

    /// The bytes of a range; a range of the records' own is always within the document.
    @inline(__always)
    func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range.clamped(to: 0..<$0.count)])) }
    }

    /// The bytes of an attribute's value, with references resolved.
    @inline(__always)
    func withValue<Result>(of attribute: AttributeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withBytes(in: attribute.value) { bytes in
            guard attribute.needsResolving else { return body(bytes) }
            return ResolvedText(bytes, isAttribute: true).bytes.withUnsafeBufferPointer(body)
        }
    }

    /// The bytes of the `id` of an element that has one.
    @inline(__always)
    func withIdentifier<Result>(of ordinal: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withValue(of: attributes[elements[ordinal].identifierIndex], body)
    }

    /// The bytes of a range as text, references and all.
    func text(_ range: Range<Int>) -> String {
        withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
    }

    /// The name of an element as it stands in the document.
    func name(of element: ElementRecord) -> String {
        let start = Int(element.offset) + 1
        return text(start..<start + Int(element.nameLength))
    }
}
