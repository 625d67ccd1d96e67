import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

private let corpus = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"]

/// Lists as real apps have them; the environment variable `INTERFACE_CORPUS` names a folder of their documents.
@MainActor @Suite("Lists in real documents", .enabled(if: corpus != nil))
struct RealListTests {
    private static let words: Set<InterfaceWord> = [
        .scrollView, .tableView, .tableViewCell, .collectionView, .collectionViewCell, .collectionReusableView,
    ]

    @Test("Makes every list, cell and section view, and reads every value of it")
    func values() throws {
        var made = 0
        for document in try documents() {
            let loading = InterfaceLoading(document: document, owner: nil)
            for element in elements(of: document) {
                let object = loading.object(for: element)
                #expect(object != nil, "\(element)")
                made += 1
            }
            let complaints = loading.report.problems.filter { $0.rule == .unreadableValue }
            #expect(complaints.isEmpty)
        }
        #expect(made > 900)
    }

    @Test("Finds the labels and content views that cells name")
    func cellParts() throws {
        for document in try documents() {
            let loading = InterfaceLoading(document: document, owner: nil)
            for element in elements(of: document) where element.word == .tableViewCell {
                guard let cell = loading.object(for: element) as? UITableViewCell else { continue }
                #expect(cell.subviews.filter { $0 === cell.contentView }.count == 1, "\(element)")
                guard let id = element[.textLabel] else { continue }
                #expect(cell.textLabel === loading.object(withID: id), "\(element)")
            }
        }
    }

    private func elements(of document: InterfaceDocument) -> [InterfaceElement] {
        document.elements.filter { Self.words.contains($0.word) && $0.id != nil }
    }

    private func documents() throws -> [InterfaceDocument] {
        let folder = URL(fileURLWithPath: try #require(corpus), isDirectory: true)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { ["xib", "storyboard"].contains($0.pathExtension) }.compactMap {
            try? InterfaceDocument(contentsOf: $0)
        }
    }
}
