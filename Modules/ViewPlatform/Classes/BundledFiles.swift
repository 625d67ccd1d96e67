import Foundation

/// The files of a kind that bundles hold: nibs, or storyboards.
package struct BundledFiles {
    /// What the names of the files end in.
    package let fileExtension: String

    /// Files of one kind.
    package init(fileExtension: String) { self.fileExtension = fileExtension }

    /// The file of a name.
    package func fileName(_ name: String) -> String { name + "." + fileExtension }

    /// The names of the files at the top of a bundle's resources and in its languages' folders.
    package func names(in bundle: Bundle) -> [String] {
        guard let root = bundle.resourceURL else { return [] }
        let top = Self.contents(of: root)
        let localized = top.filter { $0.pathExtension == "lproj" }.flatMap { Self.contents(of: $0) }
        return (top + localized).filter { $0.pathExtension == fileExtension }.map { $0.deletingPathExtension().lastPathComponent }
    }

    /// A file that may be meant where bundles have none of a class's name.
    @MainActor package func nearby(_ name: String, of type: AnyClass, in bundles: [Bundle]) -> NearbyFile? {
        let names = bundles.flatMap { self.names(in: $0) }
        if let other = names.first(where: { $0.lowercased() == name.lowercased() }) { return .differsInCase(fileName(other)) }
        if let other = names.first(where: { $0.hasPrefix(name + "~") }) { return .otherDevice(fileName(other)) }
        let known = Set(names)
        return ClassAncestry.superclasses(of: type).lazy.map { TypeName($0) }.first { known.contains($0.leaf) }
            .map { .superclass($0, fileName($0.leaf)) }
    }

    private static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }
}
