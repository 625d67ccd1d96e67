import ConformanceRules
import Testing

@Suite struct CheckTests {
    @Test("A check that is called throws what it finds, and passes where the rule holds")
    func calling() async throws {
        for check in Conformance.checks(for: SoundCell.self) { try await check() }
        let broken = Conformance.checks(for: NiblessCell.self).filter { $0.rule == .nibMissing }
        for check in broken {
            await #expect(throws: ConformanceFailure(findings: await check.findings())) { try await check() }
        }
        #expect(broken.count == 1)
    }

    @Test("A warning is not thrown")
    func warning() async throws {
        for check in Conformance.checks(for: UnconnectedCell.self) { try await check() }
        let report = await ConformanceReport(running: Conformance.checks(for: UnconnectedCell.self))
        #expect(report.findings.map(\.rule.id) == ["nib.outlet-nil"])
        #expect(report.errors.isEmpty)
    }

    @Test("A rule that is skipped is not run, and the report prints the reason")
    func skipping() async {
        let checks = Conformance.checks(for: CrowdedCell.self).skipping("nib.root-count", because: "the label comes with iOS 27")
        let report = await ConformanceReport(running: checks)
        #expect(report.findings.isEmpty)
        #expect(
            "\(report)".contains(
                "nib.root-count of ConformanceRulesTests.CrowdedCell is skipped: the label comes with iOS 27"))
    }

    @Test("A report counts what was checked, and says why the rest was not")
    func report() async {
        let report = await ConformanceReport(running: Conformance.checks(for: NamelessCell.self))
        let lines = "\(report)".split(separator: "\n").map(String.init)
        #expect(lines.first == "ConformanceRulesTests.NamelessCell: 2 of 11 rules checked, 1 broken")
        #expect(
            lines.dropFirst().first
                == "  dequeue.refused of ConformanceRulesTests.NamelessCell could not be checked: the reuse identifier is empty")
    }

    @Test("A report of nothing is a finding")
    func nothing() async {
        let report = await ConformanceReport(running: [])
        #expect(report.errors.map(\.rule) == [.nothingChecked])
        let skipped = Conformance.checks(for: SoundShelf.self).reduce(Conformance.checks(for: SoundShelf.self)) { checks, check in
            checks.skipping(check.rule.id, because: "of the test")
        }
        #expect(await ConformanceReport(running: skipped).errors.map(\.rule) == [.nothingChecked])
    }
}
