/// What became of a list of checks.
public struct ConformanceReport: Sendable {
    /// A check, and what became of it.
    public struct Entry: Sendable {
        /// The check.
        public let check: Check
        /// What became of it.
        public let outcome: Outcome
    }

    /// The checks in their order.
    public let entries: [Entry]

    /// Runs checks, one after the other.
    public init(running checks: [Check]) async {
        var entries: [Entry] = []
        for check in checks { entries.append(Entry(check: check, outcome: await check.outcome())) }
        self.entries = entries
    }

    /// What breaks rules; that nothing was checked is a finding too.
    public var findings: [Finding] {
        let found = entries.flatMap(\.outcome.findings)
        return found
            + (checkedCount == 0 ? [Finding(.nothingChecked, of: subjects, "None of \(entries.count) checks could be run.")] : [])
    }

    /// The findings that are errors.
    public var errors: [Finding] { findings.filter { $0.rule.severity == .error } }

    /// How many checks told whether their rule holds.
    public var checkedCount: Int { entries.count { $0.outcome == .holds || !$0.outcome.findings.isEmpty } }

    private var subjects: String {
        let all = entries.map(\.check.subject).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return all.isEmpty ? "nothing" : all.joined(separator: ", ")
    }
}

extension ConformanceReport: CustomStringConvertible {
    /// A line of numbers, and a line for each rule that was not looked at, with the reason.
    public var description: String {
        let broken = entries.count { !$0.outcome.findings.isEmpty }
        let counts = "\(subjects): \(checkedCount) of \(entries.count) rules checked, \(broken) broken"
        let remarks = entries.compactMap { entry in
            entry.outcome.findings.isEmpty ? entry.outcome.remark(on: entry.check) : nil
        }
        return ([counts] + remarks).joined(separator: "\n  ")
    }
}
