import ConformanceRules
import Foundation

/// The page that lists the rules.
enum RulesDocument {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("ConformanceKit/Rules.md")

    static var text: String {
        let groups = Rule.all.map(\.group).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return ([introduction] + groups.map(section)).joined(separator: "\n")
    }

    private static let introduction = """
        # The rules of ConformanceKit

        Made from the rules themselves by `Scripts/rules`; a test fails where it is out of date.

        A rule that is not meant for a class is skipped by its name, with a reason that the test prints:
        `Conformance.checks(for: PosterCell.self).skipping("nib.outlet-nil", because: "…")`.

        """

    private static func section(of group: String) -> String {
        "## \(group)\n\n" + Rule.all.filter { $0.group == group }.map(entry).joined(separator: "\n")
    }

    private static func entry(of rule: Rule) -> String {
        """
        ### \(rule.id)

        \(rule.law)\(rule.severity == .warning ? " A warning." : "")

        - Why: \(rule.reason)
        - To mend it: \(rule.remedy)
        - Breaks it: \(rule.example)

        """
    }
}
