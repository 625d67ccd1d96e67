import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// A folder of real documents with what an independent reader counted in them.
struct Corpus {
    /// A document's file, and its counts by the name of their column.
    struct Entry {
        var file: URL
        var counts: [String: Int]
    }

    static let folder = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"].map { URL(fileURLWithPath: $0) }

    /// The documents with counts: those that a loader has to read.
    static func entries(withExtension fileExtension: String) throws -> [Entry] {
        guard let folder else { return [] }
        let table = try String(contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8)
        let lines = table.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let header = lines.first else { return [] }
        return lines.dropFirst().compactMap { line in
            let numbers = zip(header, line).compactMap { name, text in Int(text).map { (name, $0) } }
            let counts = Dictionary(numbers) { first, _ in first }
            guard line[0].hasSuffix(fileExtension), counts["views"] != nil else { return nil }
            return Entry(file: folder.appendingPathComponent(line[0]), counts: counts)
        }
    }
}

@MainActor @Suite("Real nibs", .enabled(if: Corpus.folder != nil))
struct NibCorpusTests {
    @Test("Every nib is loaded, with as many views and controllers as it has")
    func counts() throws {
        let entries = try Corpus.entries(withExtension: ".xib")
        #expect(!entries.isEmpty)
        for entry in entries {
            let nib = UINib(document: try InterfaceDocument(contentsOf: entry.file), makesCustomClasses: false)
            let (objects, report) = try nib.load(withOwner: nil)
            let name = entry.file.lastPathComponent
            #expect(report.views == entry.counts["views"], "views of \(name)")
            #expect(report.viewControllers == entry.counts["viewControllers"], "controllers of \(name)")
            #expect(objects.count == entry.counts["topLevelObjects"], "objects of \(name)")
        }
    }

    @Test("Every constraint that is no placeholder is made, or said to be impossible")
    func constraints() throws {
        for entry in try Corpus.entries(withExtension: ".xib") {
            let nib = UINib(document: try InterfaceDocument(contentsOf: entry.file), makesCustomClasses: false)
            let report = try nib.load(withOwner: nil).report
            let expected = (entry.counts["constraints"] ?? 0) - (entry.counts["constraintsPlaceholder"] ?? 0)
            let problems = report.problems.filter { $0.rule == .impossibleConstraint }.map(\.description)
            #expect(report.constraints + problems.count == expected, "constraints of \(entry.file.lastPathComponent): \(problems)")
        }
    }

    @Test("Every element for a view has a class of its own")
    func classes() throws {
        var plain: Set<String> = []
        for entry in try Corpus.entries(withExtension: ".xib") + Corpus.entries(withExtension: ".storyboard") {
            let document = try InterfaceDocument(contentsOf: entry.file)
            for element in document.elements where element.isView && element.word != .view && element.word != .containerView {
                guard let type = InterfaceClasses.base(of: element), type != UIView.self else {
                    plain.insert(element.name)
                    continue
                }
            }
        }
        #expect(plain.isEmpty)
    }
}
