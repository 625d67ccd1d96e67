extension [Check] {
    /// These checks without those of a rule, which print the reason instead of being run.
    ///
    ///     Conformance.checks(for: PosterCell.self).skipping("nib.root-count", because: "the list still asks for iOS 12's nib")
    ///
    /// An identifier that none of the checks has is a finding of its own, so that no skip outlives what it was for.
    public func skipping(_ rule: Rule.ID, because reason: String) -> [Check] {
        guard contains(where: { $0.rule.id == rule }) else { return self + [.skip(of: rule, among: self)] }
        return map { check in
            check.rule.id == rule ? Check(check.rule, of: check.subject) { .skipped(reason) } : check
        }
    }
}

extension Check {
    /// A check that fails, as a rule was to be skipped that is not there.
    fileprivate static func skip(of rule: Rule.ID, among checks: [Check]) -> Check {
        let subject = checks.first?.subject ?? "nothing"
        let known = checks.map(\.rule.id).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return Check(.unknownSkip, of: subject) {
            .broken([
                Finding(
                    .unknownSkip, of: subject,
                    "The rule \"\(rule)\" is to be skipped, but none of the checks is of it; they are of \(known.joined(separator: ", "))."
                )
            ])
        }
    }
}
