import Foundation
import Testing

/// What the documentation shows is what is compiled in this package.
@Suite struct DocumentationTests {
    @Test("The README and the guides have snippets")
    func snippets() {
        #expect(Snippet.all.count { $0.document == "README.md" } >= 2)
        #expect(Set(Snippet.all.map(\.document)).count >= 5)
    }

    @Test("Each paragraph of a snippet stands in one file of the shop, word for word and in order")
    func compiled() {
        for snippet in Snippet.all {
            let missing = CompiledFile.all.map { snippet.paragraphs(missingFrom: $0) }.min { $0.count < $1.count }
            if let first = missing?.first {
                Issue.record("No file of the shop has the whole of \(snippet.place). The nearest lacks this:\n\(first)")
            }
        }
    }
}

/// A block of Swift in the documentation.
struct Snippet {
    var document: String
    var line: Int
    /// The code, parted where a line is empty: what lies between may be left out.
    var paragraphs: [String]

    var place: String { "\(document):\(line)" }

    static let all = documents.flatMap { snippets(in: $0) }

    /// The first paragraph that a file lacks after those before it, and all that follow.
    func paragraphs(missingFrom file: CompiledFile) -> ArraySlice<String> {
        var rest = file.code[...]
        for (index, paragraph) in paragraphs.enumerated() {
            guard let range = rest.range(of: paragraph.withoutWhitespace) else { return paragraphs[index...] }
            rest = rest[range.upperBound...]
        }
        return []
    }

    private static let documents: [URL] = {
        let root = CompiledFile.package.appendingPathComponent("../..").standardizedFileURL
        let folders = [root, root.appendingPathComponent("Documentation"), root.appendingPathComponent("ConformanceKit")]
        return folders.flatMap { CompiledFile.files(in: $0, named: ".md") }
    }()

    private static func snippets(in document: URL) -> [Snippet] {
        let text = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
        var snippets: [Snippet] = []
        var isInside = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line == "```swift" {
                snippets.append(Snippet(document: document.lastPathComponent, line: index + 1, paragraphs: [""]))
                isInside = true
            } else if line.hasPrefix("```") {
                isInside = false
            } else if isInside {
                snippets[snippets.count - 1].append(line)
            }
        }
        return snippets
    }

    private mutating func append(_ line: Substring) {
        if line.isEmpty { paragraphs.append("") } else { paragraphs[paragraphs.count - 1] += line + "\n" }
    }
}

/// A file of the shop or of its tests, without its spaces and line ends, which the documentation may have otherwise.
struct CompiledFile {
    var code: String

    static let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

    static let all: [CompiledFile] = ["Sources/Shop", "Tests/ShopTests", "Tests/XCTestCases"].flatMap { folder in
        files(in: package.appendingPathComponent(folder), named: ".swift")
            .filter { $0.lastPathComponent != "DocumentationTests.swift" }
            .map { CompiledFile(code: ((try? String(contentsOf: $0, encoding: .utf8)) ?? "").withoutWhitespace) }
    }

    static func files(in folder: URL, named ending: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appendingPathComponent($0) }
    }
}

extension String {
    fileprivate var withoutWhitespace: String { filter { !$0.isWhitespace } }
}
