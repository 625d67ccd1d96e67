import Foundation
import InterfaceDocuments

/// The bytes of the documents that are read: those of the folder that `INTERFACE_CORPUS` names, else ones that are made here.
struct DocumentSamples {
    let files: [(name: String, bytes: [UInt8])]

    var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

    /// The documents that `InterfaceDocument` takes.
    static func documents() throws -> DocumentSamples {
        let samples = try all()
        return DocumentSamples(files: samples.files.filter { (try? InterfaceDocument(bytes: $0.bytes, named: $0.name)) != nil })
    }

    /// The nibs among them.
    static func nibs() throws -> DocumentSamples {
        DocumentSamples(files: try documents().files.filter { $0.name.hasSuffix(".xib") })
    }

    /// The floor: Foundation's parser over the same bytes, with the names and attributes copied and nothing built.
    func parsedByFoundation() -> Double {
        megabytesPerSecond(byteCount) {
            for file in files { NameCollector().parse(file.bytes) }
        }
    }

    private static func all() throws -> DocumentSamples {
        guard let folder = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"] else {
            return DocumentSamples(files: (1...40).map { ("\($0).xib", SyntheticDocument(viewCount: $0 * 25).bytes) })
        }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        return DocumentSamples(
            files: try paths.map { path in
                (path, [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(path))))
            })
    }
}
