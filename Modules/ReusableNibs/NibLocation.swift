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
        throw .noFile(
            type: TypeName(type), name: BundledNibs.fileName(name), searched: bundles.map(\.bundlePath),
            nearby: nearby(name, of: type, in: bundles))
    }

    /// A nib that may be meant: of the same name but for the case of letters or the device, else of a superclass's name.
    private static func nearby(_ name: String, of type: AnyClass, in bundles: [Bundle]) -> NibFailure.Nearby? {
        let names = bundles.flatMap { BundledNibs.names(in: $0) }
        if let other = names.first(where: { $0.lowercased() == name.lowercased() }) {
            return .differsInCase(BundledNibs.fileName(other))
        }
        if let other = names.first(where: { $0.hasPrefix(name + "~") }) { return .otherDevice(BundledNibs.fileName(other)) }
        let known = Set(names)
        return ClassAncestry.superclasses(of: type).lazy.map { TypeName($0) }.first { known.contains($0.leaf) }
            .map { .superclass($0, BundledNibs.fileName($0.leaf)) }
    }
}
