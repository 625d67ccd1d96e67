import ConformanceKit
import Foundation
import ViewPlatform

@testable import CourseCatalog

/// What checks find where the sample app has other documents.
struct MutantTrial {
    /// What is found first; nil where nothing is.
    private(set) var finding: Finding?

    /// Runs checks, each once, with some of the app's documents replaced, until one finds something.
    ///
    /// - Parameter documents: The texts by the names of the files; nil for a file that is not there any more.
    init(of checks: [Check], documents: [String: String?]) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Mutant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Bundle.module.bundleURL, to: folder)
        for (name, text) in documents {
            let file = folder.appendingPathComponent(name)
            try? FileManager.default.removeItem(at: file)
            try text?.write(to: file, atomically: false, encoding: .utf8)
        }
        guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileReadUnknown) }
        finding = await ResourceBundles.$standIn.withValue(bundle) { await Self.finding(of: checks) }
    }

    private static func finding(of checks: [Check]) async -> Finding? {
        var names: Set<String> = []
        for check in checks where names.insert(check.name).inserted {
            if let finding = await check.findings().first { return finding }
        }
        return nil
    }
}

extension [Check] {
    /// The checks with those first that are likeliest to find what is wrong with a file: those of its class, or of all controllers for a
    /// storyboard.
    func likeliest(for mutant: Mutant) -> [Check] {
        let names = mutant.files.keys.map { $0.hasSuffix(".storyboard") ? "Controller" : SampleFile(name: $0, text: "").stem }
        let likely = filter { check in names.contains { check.subject.contains($0) } } + self
        // Laying out takes longer than all else.
        return likely.filter { $0.rule.group != "layout" } + likely.filter { $0.rule.group == "layout" }
    }
}
