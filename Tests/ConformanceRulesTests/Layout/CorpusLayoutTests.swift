import Foundation
import InterfaceDocuments
import Testing

@_spi(Headless) import HeadlessViews
@testable import ConformanceRules

/// Real documents whose views are the framework's own: well-made apps must raise few alarms.
@MainActor @Suite("Layouts of real documents", .enabled(if: Corpus.folder != nil)) struct CorpusLayoutTests {
    @Test("Figures")
    func figures() throws {
        var lines: [String] = []
        for entry in try Corpus.entries() {
            guard let document = try? InterfaceDocument(contentsOf: entry.file) else { continue }
            let start = DispatchTime.now().uptimeNanoseconds
            let sightings = CorpusLayout(of: document).sightings
            let time = (DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
            let name = entry.file.lastPathComponent
            lines.append("# \(name)\t\(entry.isPlain ? "plain" : "custom")\t\(time) ms\t\(sightings.count)")
            for (object, sighting) in sightings {
                lines.append(
                    "\(sighting.fault.rule.id)\t\(name)\t\(entry.isPlain ? "plain" : "custom")\t\(object)\t\(sighting.names)\t\(sighting.fault)\t\(sighting.numbers)\t\(LayoutConditions.words(for: sighting.conditions))")
            }
        }
        try lines.joined(separator: "\n").write(toFile: "/tmp/layoutrules-corpus.txt", atomically: true, encoding: .utf8)
    }
}

/// The folder of real documents that the environment names.
enum Corpus {
    struct Entry {
        var file: URL
        /// Whether all views of the document are the framework's own.
        var isPlain: Bool
    }

    static let folder = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"].map { URL(fileURLWithPath: $0) }

    static func entries() throws -> [Entry] {
        guard let folder else { return [] }
        let lines = try String(contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let header = lines.first, let kind = header.firstIndex(of: "kind"), let classes = header.firstIndex(of: "customClasses")
        else { return [] }
        return try lines.dropFirst().filter { !$0[kind].hasPrefix("negative") }.map { line in
            let custom = try JSONSerialization.jsonObject(with: Data(line[classes].utf8)) as? [[Any]] ?? []
            let tags = custom.compactMap { $0.first as? String }
            return Entry(
                file: folder.appendingPathComponent(line[0]), isPlain: tags.allSatisfy { ["placeholder", "segue"].contains($0) })
        }
    }
}

/// A document's objects, laid out under all conditions with the framework's classes in place of the app's.
@MainActor struct CorpusLayout {
    private(set) var sightings: [(object: String, sighting: LayoutSighting)] = []

    init(of document: InterfaceDocument) {
        var found: [String: [LayoutSighting]] = [:]
        for conditions in LayoutConditions.all {
            PlatformLayout.onScreen(width: conditions.width, textSize: conditions.textSize) {
                for (object, trial) in document.kind == .nib ? Self.nib(document, conditions) : Self.storyboard(document, conditions) {
                    found[object, default: []] += trial.sightings
                }
            }
        }
        sightings = found.sorted { $0.key < $1.key }.flatMap { object, all in LayoutSighting.merged(all).map { (object, $0) } }
    }

    private static func nib(_ document: InterfaceDocument, _ conditions: LayoutConditions) -> [(String, LayoutTrial)] {
        let nib = UINib(document: document, makesCustomClasses: false)
        let objects = (try? nib.load(withOwner: nil))?.objects ?? []
        return objects.enumerated().compactMap { index, object in
            guard let view = object as? UIView, !(view is UIWindow) else { return nil }
            var trial = LayoutTrial(conditions)
            _ = trial.run { view }
            return ("\(index) \(type(of: view))", trial)
        }
    }

    private static func storyboard(_ document: InterfaceDocument, _ conditions: LayoutConditions) -> [(String, LayoutTrial)] {
        let controllers = UIStoryboard(document: document, makesCustomClasses: false).loadAllScenes().controllers
        return controllers.enumerated().map { index, controller in
            var trial = LayoutTrial(conditions)
            _ = trial.run(scene: { controller })
            return ("\(index) \(type(of: controller))", trial)
        }
    }
}
