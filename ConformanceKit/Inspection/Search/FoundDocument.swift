import Foundation

/// A file that a search came upon, and that should be a document of Interface Builder's.
public struct FoundDocument: Sendable, Hashable {
    /// The path in the folder that was searched, with its parts separated by slashes; for a file that was named itself, the path as it was
    /// given.
    public var file: String
    /// The path at which the file can be opened.
    public var path: String
    /// Why there is nothing to read at the path; nil where there seems to be a file.
    public var obstacle: String?

    /// Makes a file of a search.
    public init(file: String, path: String, obstacle: String? = nil) {
        self.file = file
        self.path = path
        self.obstacle = obstacle
    }

    /// The path of the folder that the file is in, with a slash at its end; empty for a file in the working folder.
    public var folder: String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Where the file is.
    public var url: URL { URL(fileURLWithPath: path, isDirectory: false) }
}
