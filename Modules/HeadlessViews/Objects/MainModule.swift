/// The modules whose classes a document may mean where it names none.
@MainActor enum MainModule {
    /// The answers for bundles, each looked up once: a bundle's name does not change, and asking for it takes longer than making a view.
    private static var namesOfResources: [ObjectIdentifier: (bundle: Bundle, names: [String])] = [:]

    /// The main executable's own module, as far as its file name tells, since a target's module is its name with what cannot stand in
    /// an identifier replaced by underscores.
    static let names: [String] = {
        guard let path = CommandLine.arguments.first else { return [] }
        return [module(of: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)]
    }()

    /// The modules whose target a bundle may hold the resources of: the package manager calls it `Package_Target.resources`, and either
    /// part may have underscores of its own.
    static func names(ofResources bundle: Bundle) -> [String] {
        if let known = namesOfResources[ObjectIdentifier(bundle)] { return known.names }
        let names = modules(ofBundle: bundle)
        namesOfResources[ObjectIdentifier(bundle)] = (bundle, names)
        return names
    }

    private static func modules(ofBundle bundle: Bundle) -> [String] {
        let file = bundle.bundleURL.deletingPathExtension().lastPathComponent
        let parts = file.split(separator: "_", omittingEmptySubsequences: false)
        return parts.indices.dropFirst().map { module(of: parts[$0...].joined(separator: "_")) }.filter { !$0.isEmpty }
    }

    private static func module(of target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
