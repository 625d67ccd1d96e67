/// What a file's first bytes say that it is, before it is read as XML.
struct FileSignature {
    /// What may stand before text in UTF-8.
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Refuses what cannot be a document, in words that say what it is.
    func refuse(named name: String) throws(InterfaceDocumentFailure) {
        if bytes.count > MarkupLimits.byteCount {
            throw .tooLarge(file: name, size: bytes.count, limit: MarkupLimits.byteCount)
        }
        if bytes.starts(with: "bplist00".utf8) || bytes.starts(with: "NIBArchive".utf8) {
            throw .compiledNib(file: name)
        }
        if let encoding {
            throw .wrongEncoding(file: name, position: SourcePosition(line: 1, column: 1), encoding: encoding)
        }
        guard let first = bytes.dropFirst(markLength).first(where: { !ByteSet.space.contains($0) }) else {
            throw .empty(file: name)
        }
        if first != UInt8(ascii: "<") {
            let isPrintable = 0x21...0x7E ~= first
            throw .notXML(file: name, found: isPrintable ? String(Unicode.Scalar(first)) : "the byte \(first)")
        }
    }

    /// The number of bytes before the text.
    var markLength: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

    /// The encoding, if the first bytes show one of more than one byte to a character, by appendix F of XML 1.0.
    private var encoding: String? {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF), (0x00, 0x3C): "UTF-16, big-endian"
        case (0xFF, 0xFE), (0x3C, 0x00): "UTF-16, little-endian"
        case (0x00, 0x00): "UTF-32, or no text at all"
        default: nil
        }
    }
}
