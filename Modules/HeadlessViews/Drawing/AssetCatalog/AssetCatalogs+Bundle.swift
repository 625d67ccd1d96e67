extension AssetCatalogs {
    /// The catalogs of a bundle; they are looked for once in the life of the process, as a bundle does not change.
    static func of(_ bundle: Bundle) -> AssetCatalogs {
        guard let resources = bundle.resourceURL else { return AssetCatalogs() }
        return known.catalogs(in: resources)
    }

    private init() {}

    private static let known = Known()

    /// The catalogs found so far, by the folder they were looked for in.
    //
    // A lock guards the only mutable property, which the compiler cannot see.
    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [URL: AssetCatalogs] = [:]

        func catalogs(in resources: URL) -> AssetCatalogs {
            lock.withLock {
                if let catalogs = found[resources] { return catalogs }
                let catalogs = AssetCatalogs(in: resources)
                found[resources] = catalogs
                return catalogs
            }
        }
    }
}
