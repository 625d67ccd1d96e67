/// What breaks the rules, for whoever asked for none.
public struct ConformanceFailure: Error, Hashable, Sendable {
    /// What breaks them.
    public let findings: [Finding]

    /// Makes a failure of what was found.
    public init(findings: [Finding]) { self.findings = findings }
}

extension ConformanceFailure: CustomStringConvertible {
    /// The findings, one below the other.
    public var description: String { findings.map(\.description).joined(separator: "\n") }
}
