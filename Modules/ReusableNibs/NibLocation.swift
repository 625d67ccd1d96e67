import Foundation

/// Where the nib of a class is: its name, and the bundle that holds it.
@MainActor struct NibLocation {
    let name: String
    let bundle: Bundle

    /// The name of a class without its module, the types round it and its generic arguments: the file that a nib of it is named
    /// for.
    static func name(of type: AnyClass) -> String { TypeName(type).leaf }

    /// Finds the nib of a class's name in the class's bundles.
    static func find(for type: AnyClass) throws(NibFailure) -> NibLocation {
        let name = name(of: type)
        let bundles = ResourceBundles.bundles(for: type)
        for bundle in bundles where PlatformNibs.url(named: name, in: bundle) != nil {
            return NibLocation(name: name, bundle: bundle)
        }
        let files = BundledFiles(fileExtension: PlatformNibs.fileExtension)
        throw .noFile(
            type: TypeName(type), name: files.fileName(name), searched: bundles.map(\.bundlePath),
            nearby: files.nearby(name, of: type, in: bundles))
    }
}
