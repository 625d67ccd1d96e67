import Foundation

/// The nibs that a bundle holds.
@MainActor enum BundledNibs {
    /// The file of a nib of a name.
    static func fileName(_ name: String) -> String { name + "." + PlatformNibs.fileExtension }

    /// The names of the nibs at the top of a bundle's resources and in its languages' folders.
    static func names(in bundle: Bundle) -> [String] {
        guard let root = bundle.resourceURL else { return [] }
        let top = contents(of: root)
        let localized = top.filter { $0.pathExtension == "lproj" }.flatMap { contents(of: $0) }
        return (top + localized).filter { $0.pathExtension == PlatformNibs.fileExtension }
            .map { $0.deletingPathExtension().lastPathComponent }
    }

    private static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }
}
