@_spi(Headless) @testable import HeadlessViews
import InterfaceDocuments
import Testing

private let folder = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"]

@MainActor @Suite("Controls of real documents") struct ControlCorpusTests {
    private static var documents: [InterfaceDocument] {
        guard let folder, let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.compactMap {
            try? InterfaceDocument(contentsOf: URL(fileURLWithPath: folder + "/" + $0))
        }
    }

    @Test("Every control is made without a complaint about what the document says of it", .enabled(if: folder != nil))
    func controls() throws {
        let words = Set(InterfaceClasses.controls.keys).union(InterfaceClasses.otherFrameworks.keys)
        var count = 0
        for document in Self.documents {
            let loading = InterfaceLoading(document: document, owner: nil)
            for element in document.elements where words.contains(element.word) && element.id != nil {
                guard let object = loading.object(for: element) else { continue }
                count += 1
                #expect(object is UIView)
            }
            // A color that an asset catalogue has and the document does not is no matter of the control.
            let complaints = loading.report.problems.filter { $0.rule == .unreadableValue && !$0.message.hasPrefix("the color") }
            #expect(complaints.map(\.message) == [])
        }
        #expect(count > 2000)
    }
}
