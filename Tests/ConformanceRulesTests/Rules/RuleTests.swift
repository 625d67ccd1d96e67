import ConformanceRules
import Testing

@Suite(.serialized) struct RuleTests {
    @Test("What breaks a rule breaks that one and no other", arguments: RuleCase.all)
    func broken(_ ruleCase: RuleCase) async {
        let report = await ConformanceReport(running: ruleCase.broken)
        #expect(
            Set(report.findings.map(\.rule.id)) == [ruleCase.rule.id],
            "\(report.findings.map(\.description).joined(separator: "\n"))")
    }

    @Test("What keeps a rule breaks none, and the rule was looked at", arguments: RuleCase.all)
    func sound(_ ruleCase: RuleCase) async {
        let report = await ConformanceReport(running: ruleCase.sound)
        #expect(report.findings.isEmpty, "\(report.findings.map(\.description).joined(separator: "\n"))")
        let outcomes = report.entries.filter { $0.check.rule == ruleCase.rule }.map(\.outcome)
        #expect(ruleCase.rule.group == "suite" || (!outcomes.isEmpty && outcomes.allSatisfy { $0 == .holds }), "\(outcomes)")
    }

    @Test("Each rule has a case")
    func complete() {
        #expect(Set(Rule.all).count == Rule.all.count, "no two rules have one identifier")
        #expect(Set(RuleCase.all.map(\.rule)) == Set(Rule.all))
    }
}

extension RuleCase: CustomTestStringConvertible {
    var testDescription: String { rule.id }
}
