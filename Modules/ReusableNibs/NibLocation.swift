import Foundation

/// Where the nib of a class is: its name, and the bundle that holds it.
@MainActor struct NibLocation {
    let name: String
    let bundle: Bundle

    /// The name of a class without its module, the types round it and its generic arguments: the file that a nib of it is named for.
    static func name(of type: AnyClass) -> String { TypeName(type).leaf }

    /// Finds the nib of a class's name: in the class's own bundle, then in the resource bundle of its package target, then in the
    /// main bundle.
    static func find(for type: AnyClass) throws(NibFailure) -> NibLocation {
        let name = name(of: type)
        let bundles = ResourceBundles.bundles(for: type)
        for bundle in bundles where PlatformNibs.url(named: name, in: bundle) != nil {
            return NibLocation(name: name, bundle: bundle)
        }
        throw .noFile(
            type: TypeName(type), name: name + "." + PlatformNibs.fileExtension, searched: bundles.map(\.bundlePath),
            alike: alike(name, type, in: bundles))
    }

    /// Nibs that may be meant: of the name in other letters' case, else of a superclass's name.
    private static func alike(_ name: String, _ type: AnyClass, in bundles: [Bundle]) -> String? {
        let files = bundles.flatMap { NibFiles.names(in: $0) }
        if let other = files.first(where: { $0.lowercased() == name.lowercased() && $0 != name }) { return other }
        var ancestor: AnyClass? = ResourceBundles.superclass(of: type)
        while let candidate = ancestor {
            let candidateName = Self.name(of: candidate)
            if files.contains(candidateName) { return candidateName }
            ancestor = ResourceBundles.superclass(of: candidate)
        }
        return nil
    }
}

/// The nibs that a bundle holds.
@MainActor enum NibFiles {
    static func names(in bundle: Bundle) -> [String] {
        guard let root = bundle.resourceURL else { return [] }
        let manager = FileManager.default
        let top = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        let localized = top.filter { $0.pathExtension == "lproj" }.flatMap {
            (try? manager.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
        }
        return (top + localized).filter { $0.pathExtension == PlatformNibs.fileExtension }
            .map { $0.deletingPathExtension().lastPathComponent }
    }
}
