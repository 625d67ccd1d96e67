import Foundation
@_spi(Headless) import HeadlessViews
@_spi(Headless) import Inspection
import Testing

/// The folder of real documents that the environment variable `INTERFACE_CORPUS` names.
private let corpus = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"]

@Suite("Frames of real documents", .enabled(if: corpus != nil)) @MainActor
struct CorpusFrameTests {
    /// A frame that Interface Builder's own engine found.
    private struct Row {
        let file: String
        let id: String
        let tag: String
        let frame: [Double]

        init(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            (file, id, tag) = (columns[0], columns[1], columns[2])
            frame = columns[4..<8].compactMap(Double.init)
        }

        /// Whether the size hangs on text, which is measured without the system's fonts.
        var isText: Bool { ["label", "button", "textField", "segmentedControl"].contains(tag) }

        func isMet(by frame: CGRect?) -> Bool {
            guard let frame else { return false }
            return zip([frame.minX, frame.minY, frame.width, frame.height].map(Double.init), self.frame).allSatisfy {
                abs($0 - $1) <= 1 + 1e-6
            }
        }
    }

    @Test("So many are within a point of those that Interface Builder found")
    func share() throws {
        let folder = corpus ?? ""
        let rows = try String(contentsOfFile: "\(folder)/frames.tsv", encoding: .utf8).split(separator: "\n").map(Row.init)
        try #require(!rows.isEmpty)
        let inspector = DocumentInspector(findsFrames: true)
        var frames: [String: [String: CGRect]] = [:]
        for document in try DocumentSearch.documents(at: folder) {
            let found = inspector.inspect(document).contents?.frames ?? []
            frames[document.file] = Dictionary(found.map { ($0.id, $0.frame) }) { first, _ in first }
        }
        func share(of rows: [Row]) -> Double {
            Double(rows.filter { $0.isMet(by: frames[$0.file]?[$0.id]) }.count) / Double(rows.count)
        }
        #expect(share(of: rows) > 0.9)
        #expect(share(of: rows.filter { !$0.isText }) > 0.895)
    }
}
