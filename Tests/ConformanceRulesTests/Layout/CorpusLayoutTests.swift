import Foundation
import InterfaceDocuments
import Testing

@_spi(Headless) import HeadlessViews
@testable import ConformanceRules

/// Real documents whose views are the framework's own: well-made apps must raise few alarms.
@MainActor @Suite("Layouts of real documents", .enabled(if: Corpus.folder != nil)) struct CorpusLayoutTests {
    @Test("Hardly any document of framework classes is found anything in")
    func alarms() throws {
        let documents = try Corpus.plainDocuments()
        #expect(documents.count > 50)
        var found: [String: [String]] = [:]
        for file in documents {
            let layout = CorpusLayout(of: try InterfaceDocument(contentsOf: file))
            let ids = layout.sightings.map { "\($0.sighting.fault.rule.id) of \($0.object)" }
            if !ids.isEmpty { found[file.lastPathComponent] = ids }
        }
        // Two of them were written as examples of what is wrong.
        #expect(found.count * 10 < documents.count, "\(found)")
    }
}

/// The folder of real documents that the environment names.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["INTERFACE_CORPUS"].map { URL(fileURLWithPath: $0) }

    /// The documents that can be read and whose views are all the framework's own.
    static func plainDocuments() throws -> [URL] {
        guard let folder else { return [] }
        let table = try String(contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8)
        let lines = table.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let header = lines.first, let kind = header.firstIndex(of: "kind"),
            let classes = header.firstIndex(of: "customClasses")
        else { return [] }
        return try lines.dropFirst().filter { !$0[kind].hasPrefix("negative") }.filter { line in
            let custom = try JSONSerialization.jsonObject(with: Data(line[classes].utf8)) as? [[Any]] ?? []
            return custom.compactMap { $0.first as? String }.allSatisfy { ["placeholder", "segue"].contains($0) }
        }.map { folder.appendingPathComponent($0[0]) }
    }
}

/// A document's objects, laid out under all conditions with the framework's classes in place of the app's.
@MainActor struct CorpusLayout {
    private(set) var sightings: [(object: String, sighting: LayoutSighting)] = []

    init(of document: InterfaceDocument) {
        var found: [String: [LayoutSighting]] = [:]
        for conditions in LayoutConditions.all {
            PlatformLayout.onScreen(width: conditions.width, textSize: conditions.textSize) {
                for (object, trial) in document.kind == .nib
                    ? Self.nib(document, conditions) : Self.storyboard(document, conditions)
                {
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
