import Foundation

/// Looks for Interface Builder's documents in a file or a folder.
///
/// A folder is searched with all that is in it, but for what is hidden: files and folders whose names begin with a full stop, where
/// version control and build systems keep copies. A symbolic link to a folder is followed, and no folder is searched twice, so a loop of links
/// comes to an end.
public struct DocumentSearch {
    /// Nothing is at the path that was named.
    public struct NothingThere: Error, Hashable, Sendable, CustomStringConvertible {
        /// The path.
        public var path: String

        /// What is wrong, and what mends it.
        public var description: String { "there is no file or folder at \(path); check the path" }
    }

    private let root: String
    private var found: [FoundDocument] = []
    private var searched: Set<String> = []
    private var links: [(file: String, path: String)] = []

    private init(root: String) { self.root = root }

    /// The documents at a path, in the order of their paths: those in a folder, or the file itself.
    ///
    /// Whatever keeps a part of a folder from being searched is in the answer as an obstacle.
    public static func documents(at path: String) throws(NothingThere) -> [FoundDocument] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw NothingThere(path: path) }
        guard isFolder.boolValue, !isDocumentName(path) else { return [FoundDocument(file: path, path: path)] }
        var search = DocumentSearch(root: path)
        search.searchFolder(file: "", path: path)
        search.followLinks()
        return search.found.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    }

    /// Folders that are really there come before links to them, so that what is found has its own path wherever it can.
    private mutating func followLinks() {
        while !links.isEmpty {
            let link = links.removeFirst()
            searchFolder(file: link.file, path: link.path)
        }
    }

    private mutating func searchFolder(file: String, path: String) {
        guard searched.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted else { return }
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() where !name.hasPrefix(".") {
                visit(file: Self.join(file, name), path: Self.join(path, name))
            }
        } catch {
            note(file, path, obstacle: "the folder cannot be read: \(error.localizedDescription)")
        }
    }

    private mutating func visit(file: String, path: String) {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        let isThere = manager.fileExists(atPath: path, isDirectory: &isFolder)
        if Self.isDocumentName(path) {
            note(file, path, obstacle: isThere ? nil : "this is a symbolic link to nothing")
        } else if isFolder.boolValue, (try? manager.destinationOfSymbolicLink(atPath: path)) != nil {
            links.append((file, path))
        } else if isFolder.boolValue {
            searchFolder(file: file, path: path)
        }
    }

    private mutating func note(_ file: String, _ path: String, obstacle: String?) {
        found.append(FoundDocument(file: file.isEmpty ? root : file, path: path, obstacle: obstacle))
    }

    private static func isDocumentName(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
