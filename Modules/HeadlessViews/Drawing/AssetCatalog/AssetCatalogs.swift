/// The asset catalogs of one bundle, as the package manager copies them: folders of JSON files and pictures.
///
/// Only the names are read at first; a set's own file is read when it is asked for.
struct AssetCatalogs: Sendable {
    /// Where each color set lies, by the name that code asks for it with.
    private(set) var colorSets: [String: URL] = [:]
    /// Where each image set lies, by the name that code asks for it with.
    private(set) var imageSets: [String: URL] = [:]

    /// Finds the catalogs in a folder of resources, and in the folders right within it.
    ///
    /// Folders whose names have an extension are passed over, as they are bundles and build products.
    init(in resources: URL) {
        let folders = [resources] + Self.folders(in: resources).filter { $0.pathExtension.isEmpty }
        let catalogs = folders.flatMap(Self.folders(in:)).filter { $0.pathExtension == "xcassets" }
        for catalog in catalogs {
            collect(from: catalog, namespace: "")
        }
    }

    private mutating func collect(from folder: URL, namespace: String) {
        for child in Self.folders(in: folder) {
            let name = namespace + child.deletingPathExtension().lastPathComponent
            switch child.pathExtension {
            case "colorset": colorSets[name] = child
            case "imageset": imageSets[name] = child
            case "": collect(from: child, namespace: GroupFile.providesNamespace(child) ? name + "/" : namespace)
            default: continue
            }
        }
    }

    /// The folders right within a folder, in the order of their names; none if it cannot be read.
    private static func folders(in folder: URL) -> [URL] {
        let children = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        return (children ?? [])
            .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
            .sorted { $0.path < $1.path }
    }

    /// The color of a name, or nil if no catalog has it or its file cannot be understood.
    func color(named name: String) -> AssetColor? {
        guard let folder = colorSets[name], let file = ColorSetFile(in: folder) else { return nil }
        return file.color(named: name)
    }

    /// The image set of a name, or nil if no catalog has it or its file cannot be understood.
    func imageSet(named name: String) -> ImageSetFile? {
        imageSets[name].flatMap(ImageSetFile.init(in:))
    }
}

/// The part of a catalog folder's `Contents.json` that says how names are made.
private struct GroupFile: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
        }
    }

    var properties: Properties?

    static func providesNamespace(_ folder: URL) -> Bool {
        AssetFile.decode(GroupFile.self, in: folder)?.properties?.providesNamespace ?? false
    }
}

/// The `Contents.json` that each folder of a catalog may have.
enum AssetFile {
    /// Reads the file of a folder, or gives nil if there is none or it has another shape.
    static func decode<Content: Decodable>(_: Content.Type, in folder: URL) -> Content? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONDecoder().decode(Content.self, from: data)
    }
}
