/// The records of a document's markup, before anything is known of what it means.
struct Markup {
    var elements: ContiguousArray<ElementRecord>
    var attributes: ContiguousArray<AttributeRecord>
    var lines: LineTable

    init(_ bytes: [UInt8], named name: String) throws(InterfaceDocumentFailure) {
        let signature = FileSignature(bytes)
        try signature.refuse(named: name)
        let start = signature.markLength
        let result: Result<Markup, InterfaceDocumentFailure> = bytes.withUnsafeBufferPointer { buffer in
            do throws(MarkupFailure) {
                return .success(try Markup(buffer, from: start))
            } catch {
                return .failure(InterfaceDocumentFailure(error, in: buffer, named: name, byteOrderMark: start))
            }
        }
        self = try result.get()
    }

    private init(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) throws(MarkupFailure) {
        lines = try TextCheck(buffer).lines
        var reader = MarkupReader(buffer)
        reader.cursor.offset = start
        try reader.read()
        elements = reader.elements
        attributes = reader.attributes
    }
}
