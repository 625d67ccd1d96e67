import Foundation
import InterfaceDocuments
import Testing

@Suite("Inventories of real documents", .enabled(if: Corpus.isAvailable))
struct CorpusInventoryTests {
    @Test("Counts and lists in every document what the oracle does")
    func equalsExpectations() throws {
        let rows = try Corpus.expectations().filter { $0["kind"]?.hasPrefix("negative") == false }
        try #require(!rows.isEmpty)
        for row in rows {
            let file = try #require(row["file"])
            let inventory = DocumentInventory(try InterfaceDocument(contentsOf: Corpus.url(of: file)))
            let found = try #require(
                try JSONSerialization.jsonObject(with: JSONEncoder().encode(inventory), options: []) as? [String: Any])
            let columns = row.filter { $0.key != "file" && $0.key != "kind" }
            for (column, expected) in columns {
                let want = column == "initialViewController" ? expected as NSString : try Self.value(expected)
                let have = try #require(found[column] as? NSObject, "\(file): \(column) is missing")
                #expect(have == want, "\(file): \(column)")
            }
            #expect(Set(found.keys) == Set(columns.keys))
        }
    }

    @Test(
        "Refuses what is no document for iOS or tvOS, and says which it is",
        arguments: [
            "negative-archive-ios", "negative-archive-macos", "negative-macos-xib", "negative-macos-storyboard",
            "negative-watchos-storyboard", "negative-empty", "negative-malformed-xib",
        ])
    func refuses(kind: String) throws {
        let files = try Corpus.expectations().filter { $0["kind"] == kind }.compactMap { $0["file"] }
        try #require(!files.isEmpty)
        for file in files {
            let url = try Corpus.url(of: file)
            let failure = try #require(throws: InterfaceDocumentFailure.self) { try InterfaceDocument(contentsOf: url) }
            #expect(Self.expectation(of: kind, file: url.lastPathComponent) == failure)
        }
    }

    @Test("Every kind that must be refused is among those tested")
    func knowsNegativeKinds() throws {
        let kinds = Set(try Corpus.expectations().compactMap { $0["kind"] }.filter { $0.hasPrefix("negative") })
        for kind in kinds {
            #expect(Self.expectation(of: kind, file: "") != nil, "\(kind)")
        }
    }

    @Test("Finds no problem but in the document that repeats identifiers on purpose")
    func hasNoProblems() throws {
        for row in try Corpus.expectations() where row["kind"]?.hasPrefix("negative") == false && row["kind"] != "edge-duplicate-id"
        {
            let document = try InterfaceDocument(contentsOf: Corpus.url(of: row["file"] ?? ""))
            #expect(document.problems == [])
        }
    }

    private static func value(_ json: String) throws -> NSObject {
        try #require(try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? NSObject)
    }

    private static func expectation(of kind: String, file: String) -> InterfaceDocumentFailure? {
        switch kind {
        case "negative-archive-ios", "negative-archive-macos": .keyedArchive(file: file)
        case "negative-macos-xib", "negative-macos-storyboard": .macOS(file: file)
        case "negative-watchos-storyboard": .watchOS(file: file)
        case "negative-empty": .empty(file: file)
        case "negative-malformed-xib":
            .malformed(
                file: file, position: SourcePosition(line: 1, column: 1), found: "a line feed",
                expected: "<?xml at the very start of the file")
        default: nil
        }
    }
}
