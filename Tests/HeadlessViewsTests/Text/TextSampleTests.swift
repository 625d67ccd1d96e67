import Foundation
import Testing

@testable import HeadlessViews

/// Labels of real documents with the sizes that Interface Builder gave them: a table beside the folder of documents that the environment
/// variable `INTERFACE_CORPUS` names.
private struct TextSample {
    var text: String
    var font: UIFont
    var size: CGSize
    /// Pixels to a point.
    var scale: CGFloat

    static let table = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"].flatMap { folder in
        let file = URL(fileURLWithPath: folder).deletingLastPathComponent().appendingPathComponent("text-samples.tsv")
        return try? String(contentsOf: file, encoding: .utf8)
    }

    /// The labels in the system's font that are pinned at one side alone, so that mostly their width is their text's.
    static func ownWidths() -> [TextSample] {
        (table ?? "").split(separator: "\n").dropFirst().compactMap { TextSample(row: $0.components(separatedBy: "\t")) }
    }

    private init?(row: [String]) {
        guard row.count == 9, ["leading", "trailing", "centerX"].contains(row[6]), let width = Double(row[4]),
            let height = Double(row[5]),
            let version = Double(row[8].prefix { $0 != "." }), version >= 14900, let font = Self.font(row)
        else { return nil }
        text = row[0]
        self.font = font
        size = CGSize(width: width, height: height)
        let threePixels = [
            "retina6_12", "retina5_9", "retina6_9", "retina5_5", "retina6_5", "retina6_0", "retina6_3", "retina6_54",
        ]
        scale = threePixels.contains(row[7]) ? 3 : 2
    }

    private static func font(_ row: [String]) -> UIFont? {
        let weights: [String: UIFont.Weight] = [
            "": .regular, "light": .light, "medium": .medium, "semibold": .semibold, "heavy": .heavy,
        ]
        if let style = UIFont.TextStyle(interfaceName: row[1]) { return .preferredFont(forTextStyle: style) }
        guard let points = Double(row[3]) else { return nil }
        switch row[1] {
        case "system": return weights[row[2]].map { .systemFont(ofSize: CGFloat(points), weight: $0) }
        case "boldSystem": return .boldSystemFont(ofSize: CGFloat(points))
        default: return nil
        }
    }

    var measured: CGSize { TextMeasure.lines(of: text, in: font, numberOfLines: 1).size(scale: scale) }
}

@Suite("Labels of real documents", .enabled(if: TextSample.table != nil))
struct TextSampleTests {
    @Test("Nine labels in ten are as wide as Interface Builder says, within a point")
    func widths() {
        let samples = TextSample.ownWidths()
        #expect(samples.count > 200)
        let right = samples.filter { abs($0.measured.width - $0.size.width) <= 1.001 }
        #expect(Double(right.count) >= 0.88 * Double(samples.count), "\(right.count) of \(samples.count)")
    }

    @Test("Nine labels in ten are as high as Interface Builder says, within a point")
    func heights() {
        let samples = TextSample.ownWidths()
        let right = samples.filter { abs($0.measured.height - $0.size.height) <= 1.001 }
        #expect(Double(right.count) >= 0.9 * Double(samples.count), "\(right.count) of \(samples.count)")
    }
}
