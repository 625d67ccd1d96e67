import InterfaceDocuments

/// Where a nib's document comes from.
enum NibSource {
    case named(String, Bundle)
    case data(Data, Bundle)

    /// A document that was found, and the strings file of the language beside it.
    struct Found {
        var read: () throws(NibLoadFailure) -> InterfaceDocument
        var strings: InterfaceStrings?
    }

    var bundle: Bundle {
        switch self {
        case .named(_, let bundle), .data(_, let bundle): bundle
        }
    }

    /// Finds the document.
    func find() throws(NibLoadFailure) -> Found {
        switch self {
        case .data(let data, _):
            return Found(read: { () throws(NibLoadFailure) in try Self.read { () throws(InterfaceDocumentFailure) in
                try InterfaceDocument(bytes: data, named: "data")
            } })
        case .named(let name, let bundle):
            guard NibSearch.isName(name) else { throw .notAName(name) }
            let search = NibSearch(bundle: bundle)
            guard let url = search.url(forNibNamed: name) else { throw .notFound(name: name, bundle: bundle.bundlePath) }
            return Found(
                read: { () throws(NibLoadFailure) in try Self.read { () throws(InterfaceDocumentFailure) in
                    try InterfaceDocument(contentsOf: url)
                } },
                strings: search.strings(for: url, named: name))
        }
    }

    private static func read(
        _ work: () throws(InterfaceDocumentFailure) -> InterfaceDocument
    ) throws(NibLoadFailure) -> InterfaceDocument {
        do throws(InterfaceDocumentFailure) {
            return try work()
        } catch {
            throw .unreadable(error)
        }
    }
}
