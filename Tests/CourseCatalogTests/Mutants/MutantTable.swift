import ConformanceKit
import Foundation

/// The page that lists the mutants, and the rule that catches each.
struct MutantTable {
    private(set) var rows: [String] = []
    private var equivalents: [String] = []

    static let url = SampleFile.app.deletingLastPathComponent().appendingPathComponent("Mutants.md")

    mutating func add(_ mutant: Mutant, _ finding: Finding?) {
        rows.append("| \(mutant.kind.name) | `\(mutant.place)` | \(finding?.rule.id ?? "nothing") |")
    }

    mutating func add(equivalents mutants: [Mutant]) {
        equivalents += mutants.map { "| \($0.kind.name) | `\($0.place)` | \($0.equivalence ?? "") |" }
    }

    /// The page.
    var text: String {
        """
        # Mutants of the sample app

        Each is the app with one thing changed, picked by a seed among all places of its kind. Made by `Scripts/mutants`; a test fails where
        it is out of date, and where a mutant is found by no rule that its kind is to be found by.

        | what is wrong | where | found by |
        | --- | --- | --- |
        \(rows.joined(separator: "\n"))

        These were picked too, and others in their places, since nobody could tell them from the app:

        | what is changed | where | why it is the same |
        | --- | --- | --- |
        \(equivalents.joined(separator: "\n"))

        """
    }
}
