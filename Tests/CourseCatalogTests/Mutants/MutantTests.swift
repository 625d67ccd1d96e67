import ConformanceKit
import Foundation
import Testing

@Suite("The checks of the sample app catch what is wrong with it", .serialized) struct MutantTests {
    @Test("Nothing is found in the app as it is")
    func app() async throws {
        let trial = try await MutantTrial(of: SampleChecks.ofApp.flatMap(\.self), documents: [:])
        #expect(trial.finding == nil)
    }

    @Test("What is wrong with a document is found", arguments: Mutants.ofDocuments.mutants)
    func document(_ mutant: Mutant) async throws {
        try await expectFinding(of: mutant, by: SampleChecks.ofApp, documents: mutant.files)
    }

    @Test("What is wrong with a source is found", arguments: zip(Mutants.ofSources.mutants, Mutants.copies))
    func source(_ mutant: Mutant, _ copy: SourceCopy) async throws {
        try await expectFinding(of: mutant, by: SampleChecks.ofMutants[copy.number], documents: copy.documents)
    }

    private func expectFinding(of mutant: Mutant, by checks: [[Check]], documents: [String: String?]) async throws {
        let trial = try await MutantTrial(of: checks.flatMap(\.self).likeliest(for: mutant), documents: documents)
        let rule = trial.finding?.rule.id ?? "nothing"
        #expect(mutant.kind.rules.contains(rule), "\(mutant.testDescription): \(trial.finding.map { "\($0)" } ?? rule)")
        print("\(mutant.testDescription): \(rule)")
    }

    @Test("The copies of sources are up to date; Scripts/mutants makes them anew")
    func upToDate() throws {
        let files = [SourceCopy.checks(of: Mutants.copies)] + Mutants.copies.map(\.file)
        if ProcessInfo.processInfo.environment["REWRITE_MUTANTS"] != nil {
            for file in files {
                try file.text.write(to: SampleFile.made.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
            }
        }
        for file in files {
            let made = try String(contentsOf: SampleFile.made.appendingPathComponent(file.name), encoding: .utf8)
            #expect(made == file.text, "\(file.name) is out of date")
        }
    }
}
