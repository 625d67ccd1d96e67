import Foundation

/// A file of the sample app, as it stands in the repository.
struct SampleFile: Sendable {
    let name: String
    let text: String

    /// The documents, in the order of their names.
    static let documents = files(in: ["Resources"]) { ["xib", "storyboard"].contains($0) }

    /// The sources of the classes that come from documents or are used again, in the order of their names.
    static let sources = files(in: ["Cells", "Controllers", "Views"]) { $0 == "swift" }

    /// The app's own conformance tests.
    static let suite = SampleFile(at: tests.appendingPathComponent("SampleConformanceTests.swift"))

    /// The folder of what `Scripts/mutants` makes.
    static let made = tests.appendingPathComponent("Mutants/Made")

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the app.
    static let app = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("ConformanceKit/CourseCatalog")

    /// The name without its extension: a class's.
    var stem: String { String(name.prefix { $0 != "." }) }

    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// A file of which a test could say nothing if it were not there; it is empty then.
    private init(at url: URL) {
        self.init(name: url.lastPathComponent, text: (try? String(contentsOf: url, encoding: .utf8)) ?? "")
    }

    private static func files(in folders: [String], where isMeant: (String) -> Bool) -> [SampleFile] {
        folders.flatMap { folder in
            let url = app.appendingPathComponent(folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return names.map(url.appendingPathComponent).filter { isMeant($0.pathExtension) }.map(SampleFile.init(at:))
        }.sorted { $0.name < $1.name }
    }
}
