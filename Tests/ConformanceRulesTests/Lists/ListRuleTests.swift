import ConformanceRules
import Testing

/// Lists of someone's own, by whatever narrow protocol they adopt.
@Suite struct ListRuleTests {
    @Test("A list that lets go of what is given back is told apart from one that does not look for it")
    func letsGo() async throws {
        let findings = await ConformanceReport(running: RuleCase.checks(of: ForgettingCarousel.self)).findings
        #expect(findings.map(\.rule.id) == ["list.ledger"])
        let seen = try #require(findings.first?.seen)
        #expect(seen.hasPrefix("After register "))
        #expect(seen.contains("it let go of ") && seen.hasSuffix(" that were given back to it."))
    }

    @Test("A list whose views outlive it is told how many do")
    func outlives() async throws {
        let findings = await ConformanceReport(running: RuleCase.checks(of: HoardingCarousel.self)).findings
        let seen = try #require(findings.first?.seen)
        #expect(seen.hasPrefix("Once the list is gone, "))
        #expect(seen.hasSuffix(" of the views that it gave are there still."))
    }

    @Test("A list that gives cells for no index path, too, is asked for those as well")
    func pathless() async {
        await expect(
            [], of: Conformance.checks(forList: { PathlessCarousel() }, of: RedCard.self, BlueCard.self) { $0.giveBack($1) })
        await expect(
            ["list.wrong-view"],
            of: Conformance.checks(forList: { RedCarousel() }, of: RedCard.self, BlueCard.self) { $0.giveBack($1) })
    }

    @Test("A list of supplementary views keeps the rules for its kind")
    func supplementaryViews() async {
        let checks = Conformance.checks(forList: { Gallery() }, ofKind: "caption", RedCard.self, BlueCard.self) { $0.giveBack($1) }
        let report = await ConformanceReport(running: checks)
        #expect(report.findings.isEmpty)
        #expect(report.checkedCount == 4)
    }

    @Test("A list of headers keeps the rules, and one that gives none where one is registered breaks them")
    func sectionViews() async {
        await expect(
            [], of: Conformance.checks(forList: { Gallery() }, ofSections: RedCard.self, BlueCard.self) { $0.giveBack($1) })
        await expect(
            ["list.wrong-view"],
            of: Conformance.checks(forList: { StingyGallery() }, ofSections: RedCard.self, BlueCard.self) { $0.giveBack($1) })
    }
}
