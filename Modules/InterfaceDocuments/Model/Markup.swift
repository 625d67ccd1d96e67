/// The records of a document's markup, before anything is known of what it means.
struct Markup {
    var elements: ContiguousArray<ElementRecord>
    var attributes: ContiguousArray<AttributeRecord>
    var lines: LineTable

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    init(_ bytes: [UInt8], named name: String) throws(InterfaceDocumentFailure) {
        try FileSignature(bytes).refuse(named: name)
        let start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
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
