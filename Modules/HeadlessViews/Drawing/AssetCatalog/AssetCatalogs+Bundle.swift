extension AssetCatalogs {
    /// The catalogs of a bundle.
    static func of(_ bundle: Bundle) -> AssetCatalogs {
        guard let resources = bundle.resourceURL else { return AssetCatalogs() }
        return known.value(for: resources) { AssetCatalogs(in: resources) }
    }

    private init() {}

    private static let known = ResourceCache<URL, AssetCatalogs>()
}
