import ConformanceKit
import Foundation
import Testing

@Suite("The checks of the sample app find what is wrong with it", .serialized) struct MutantTests {
    private let isRewriting = ProcessInfo.processInfo.environment["REWRITE_MUTANTS"] != nil

    @Test("Nothing is found in the app as it is")
    func app() async throws {
        let trial = try await MutantTrial(of: SampleChecks.ofApp.flatMap(\.self), documents: [:])
        #expect(trial.finding == nil)
    }

    @Test("Each of 60 mutants is found, by the rule that ConformanceKit/Mutants.md says; Scripts/mutants writes it anew")
    func mutants() async throws {
        var table = MutantTable()
        for mutant in Mutants.ofDocuments.mutants {
            table.add(mutant, try await finding(of: mutant, by: SampleChecks.ofApp, documents: mutant.files))
        }
        for (mutant, copy) in zip(Mutants.ofSources.mutants, Mutants.copies) {
            let checks = SampleChecks.ofMutants[copy.number]
            table.add(mutant, try await finding(of: mutant, by: checks, documents: copy.documents))
        }
        table.add(equivalents: Mutants.ofDocuments.equivalents + Mutants.ofSources.equivalents)
        #expect(table.rows.count == 60)
        #expect(Mutants.ofDocuments.mutants.count >= 40 && Mutants.ofSources.mutants.count >= 12)
        if isRewriting { try table.text.write(to: MutantTable.url, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: MutantTable.url, encoding: .utf8) == table.text)
    }

    /// What is found first in a mutant, which must be of one of the rules that its kind is to be caught by.
    private func finding(of mutant: Mutant, by checks: [[Check]], documents: [String: String?]) async throws -> Finding? {
        let trial = try await MutantTrial(of: checks.flatMap(\.self).likeliest(for: mutant), documents: documents)
        let found = trial.finding.map { "\($0)" } ?? "nothing"
        let isCaught = mutant.kind.rules.contains { $0 == trial.finding?.rule.id }
        #expect(isCaught, "\(mutant): \(found)")
        return trial.finding
    }

    @Test("The copies of sources are up to date; Scripts/mutants makes them anew")
    func upToDate() throws {
        let files = [SourceCopy.checks(of: Mutants.copies)] + Mutants.copies.map(\.file)
        for file in files {
            let url = SampleFile.made.appendingPathComponent(file.name)
            if isRewriting { try file.text.write(to: url, atomically: true, encoding: .utf8) }
            #expect(try String(contentsOf: url, encoding: .utf8) == file.text, "\(file.name) is out of date")
        }
    }
}
