import InterfaceDocuments

/// What a nib is made of: its document, and the texts of the user's language for it.
struct NibContents {
    var document: InterfaceDocument
    var strings: InterfaceStrings?
}

/// Where a nib's document comes from.
enum NibSource {
    case named(String, Bundle)
    case data(Data, Bundle)

    var bundle: Bundle {
        switch self {
        case .named(_, let bundle), .data(_, let bundle): bundle
        }
    }

    /// Finds and reads the document.
    func read() throws(NibLoadFailure) -> NibContents {
        switch self {
        case .data(let data, _):
            return NibContents(
                document: try Self.reading { () throws(InterfaceDocumentFailure) in
                    try InterfaceDocument(bytes: data, named: "data")
                })
        case .named(let name, let bundle):
            guard NibSearch.isName(name) else { throw .notAName(name) }
            let search = NibSearch(bundle: bundle)
            guard let url = search.url(forNibNamed: name) else { throw .notFound(name: name, bundle: bundle) }
            let document = try Self.reading { () throws(InterfaceDocumentFailure) in try InterfaceDocument(contentsOf: url) }
            return NibContents(document: document, strings: search.strings(for: url, named: name))
        }
    }

    private static func reading(
        _ work: () throws(InterfaceDocumentFailure) -> InterfaceDocument
    ) throws(NibLoadFailure) -> InterfaceDocument {
        do throws(InterfaceDocumentFailure) {
            return try work()
        } catch {
            throw .unreadable(error)
        }
    }
}
