/// What must hold of a class, its nib or its storyboard, so that an app that uses it does what its author meant.
public struct Rule: Sendable, Identifiable {
    /// How bad it is to break a rule.
    public enum Severity: String, Sendable {
        /// The app crashes, or shows what it must not.
        case error
        /// Something is unlikely to be meant, but may be.
        case warning
    }

    /// The name that findings, skips and reports have the rule by: its group, a full stop and what is wrong, `nib.outlet-missing`.
    public let id: String
    /// How bad it is to break it.
    public let severity: Severity
    /// What must hold, in one sentence.
    public let law: String
    /// Why it matters: what happens in an app that breaks it.
    public let reason: String
    /// What mends it.
    public let remedy: String
    /// Something that breaks it.
    public let example: String

    /// Makes a rule.
    public init(
        _ id: String, severity: Severity = .error, law: String, reason: String, remedy: String, example: String
    ) {
        self.id = id
        self.severity = severity
        self.law = law
        self.reason = reason
        self.remedy = remedy
        self.example = example
    }

    /// The part of the identifier before the full stop: `nib`.
    public var group: String { String(id.prefix { $0 != "." }) }
}

extension Rule: Hashable {
    /// Whether two rules have one identifier.
    public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
