import Foundation

/// A folder for one test, gone when the test is over.
final class TemporaryFolder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("Inspection-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder.
    func path(_ file: String) -> String { "\(path)/\(file)" }

    /// Writes a file, and makes the folders that it is in.
    func write(_ text: String, to file: String) throws {
        try makeFolder((file as NSString).deletingLastPathComponent)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(file)))
    }

    func makeFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: path(folder), withIntermediateDirectories: true)
    }

    func link(_ file: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(file), withDestinationPath: destination)
    }
}
