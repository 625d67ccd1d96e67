import Foundation
import InterfaceDocuments

/// The real documents that the environment variable `INTERFACE_CORPUS` names a folder of, and what an independent script says of them.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"].map { URL(fileURLWithPath: $0, isDirectory: true) }

    static var isAvailable: Bool { folder != nil }

    /// The rows of `expected.tsv`, each by column.
    static func expectations() throws -> [[String: String]] {
        let lines = try text(of: "expected.tsv").split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        guard let header = lines.first?.map(String.init) else { return [] }
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0.map(String.init))) }
    }

    /// The objects of `expected-detail.jsonl`.
    static func details() throws -> [Plain] {
        try text(of: "expected-detail.jsonl").split(separator: "\n").map {
            try JSONDecoder().decode(Plain.self, from: Data($0.utf8))
        }
    }

    /// The documents that can be read, with the paths that the oracle names them by.
    static func documents() throws -> [(file: String, document: InterfaceDocument)] {
        try expectations().filter { $0["kind"]?.hasPrefix("negative") == false }.map { row in
            let file = row["file"] ?? ""
            return (file, try InterfaceDocument(contentsOf: url(of: file)))
        }
    }

    static func url(of file: String) throws -> URL {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        return folder.appendingPathComponent(file)
    }

    private static func text(of file: String) throws -> String {
        try String(contentsOf: url(of: file), encoding: .utf8)
    }
}
