import ConformanceRules
import Testing

/// What findings say, word for word.
@Suite struct FindingTests {
    @Test("A finding names the rule, the class, what was seen, the file, the line, the object and what mends it")
    func outlet() async {
        let found = await findings(of: "nib.outlet-missing", for: RenamedOutletCell.self)
        #expect(
            found.map(\.description) == [
                """
                nib.outlet-missing: ConformanceRulesTests.RenamedOutletCell
                  [<RenamedOutletCell> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key titel.
                  Where: data:12:18, outlet "titel" of RenamedOutletCell
                  To mend it: Give the property and the outlet one name and a type that fits, or disconnect the outlet.
                """
            ])
    }

    @Test("A finding in a file names the file")
    func file() async {
        let found = await findings(of: "nib.outlet-missing", for: FileCell.self)
        #expect(found.map { $0.place?.description } == ["FileCell.xib:18:17, outlet \"subtitel\" of FileCell"])
        let nothing = await findings(of: "nib.outlet-nil", for: FileCell.self)
        #expect(nothing.isEmpty, "what follows from another finding is not told")
    }

    @Test("A difference after reuse names the property by its path")
    func difference() async {
        let checks = RuleCase.checks(of: ForgetfulCell.self).filter { $0.rule.id == "reuse.state-left" }
        let report = await ConformanceReport(running: checks)
        #expect(
            report.findings.map(\.seen) == [
                "A view that was used again has 3 for accessoryType, a new one 0.",
                "A view that was used again has \"new\" for contentView/stack[1].text, a new one nil.",
            ])
        #expect(report.findings.last?.place?.description == "contentView/stack[1].text")
    }

    @Test("A view that is added with each use is told by its place, and nothing in it")
    func addedView() async {
        let checks = RuleCase.checks(of: GrowingCell.self).filter { $0.rule.id == "reuse.state-left" }
        let report = await ConformanceReport(running: checks)
        #expect(report.findings.map(\.seen) == ["A view that was used again has a UIView for contentView[2], a new one no view."])
    }

    @Test("An identifier that two classes have names both")
    func shared() async {
        let report = await ConformanceReport(running: Conformance.checks(forModule: [Shop.Row.self, Checkout.Row.self]))
        #expect(
            report.findings.map(\.description) == [
                """
                identity.identifier-shared: ConformanceRulesTests.Checkout.Row
                  Its reuseIdentifier "Row" is that of ConformanceRulesTests.Shop.Row too, and both are cells of tables.
                  To mend it: Give one of the two a reuseIdentifier of its own, or check them apart if they never meet in one list.
                """
            ])
    }

    @Test("What a list of someone's own does wrong comes with the calls that led to it")
    func list() async throws {
        let checks = Conformance.checks(forList: { WastefulCarousel() }, of: RedCard.self, BlueCard.self) { $0.giveBack($1) }
        let seen = try #require(await ConformanceReport(running: checks).findings.first?.seen)
        #expect(seen.hasPrefix("After "))
        #expect(seen.contains("register RedCard") && seen.contains("give one back"))
        #expect(seen.hasSuffix("Card\" while 1 waited."))
    }

    private func findings(of rule: Rule.ID, for type: AnyClass) async -> [Finding] {
        var found: [Finding] = []
        for check in Conformance.checks(for: type) where check.rule.id == rule { found += await check.findings() }
        return found
    }
}
