/// What became of a check.
public enum Outcome: Hashable, Sendable {
    /// The rule holds.
    case holds
    /// The rule is broken, each time that is listed.
    case broken([Finding])
    /// Whether the rule holds could not be told, for the reason.
    case notChecked(String)
    /// The rule was not looked at, for the reason that was given.
    case skipped(String)

    /// What follows from a list of findings: without one, the rule holds.
    public init(_ findings: [Finding]) { self = findings.isEmpty ? .holds : .broken(findings) }

    /// What breaks the rule.
    public var findings: [Finding] { if case .broken(let findings) = self { findings } else { [] } }
}
