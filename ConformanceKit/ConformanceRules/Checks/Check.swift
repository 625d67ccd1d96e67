/// One rule, to be checked of one subject.
///
///     for check in Conformance.checks(for: PosterCell.self) { try await check() }
public struct Check: Sendable {
    /// The rule.
    public let rule: Rule
    /// What the rule is checked of: a class's name with its module.
    public let subject: String
    private let examine: @MainActor @Sendable () async -> Outcome

    /// Makes a check of a rule.
    public init(_ rule: Rule, of subject: String, _ examine: @escaping @MainActor @Sendable () async -> Outcome) {
        self.rule = rule
        self.subject = subject
        self.examine = examine
    }

    /// What is checked of what: `nib.outlet-missing of Shop.PosterCell`.
    public var name: String { "\(rule.id) of \(subject)" }

    /// Checks the rule, and answers whether it holds.
    public func outcome() async -> Outcome { await examine() }

    /// Checks the rule, and answers what breaks it.
    public func findings() async -> [Finding] { await outcome().findings }

    /// Checks the rule, and throws what breaks it if that is an error; prints a warning, and why a rule was not checked.
    @_disfavoredOverload public func callAsFunction() async throws(ConformanceFailure) {
        let outcome = await outcome()
        outcome.remark(on: self).map { print($0) }
        if rule.severity == .error, !outcome.findings.isEmpty { throw ConformanceFailure(findings: outcome.findings) }
    }
}

extension Check: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension Outcome {
    /// What is to be said of an outcome that fails no test: why a rule was not looked at, or what a warning is about.
    package func remark(on check: Check) -> String? {
        switch self {
        case .holds: nil
        case .broken(let findings):
            check.rule.severity == .warning ? findings.map { "warning: \($0)" }.joined(separator: "\n") : nil
        case .notChecked(let reason): "\(check.name) could not be checked: \(reason)"
        case .skipped(let reason): "\(check.name) is skipped: \(reason)"
        }
    }
}
