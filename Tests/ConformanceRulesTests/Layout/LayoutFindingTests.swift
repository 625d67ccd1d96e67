import ConformanceRules
import Testing

/// What findings about layout say, word for word.
@Suite struct LayoutFindingTests {
    @Test("Constraints that contradict one another are listed as they were written, with where they do and the one to change")
    func unsatisfiable() async {
        await expect(
            """
            layout.unsatisfiable: ConformanceRulesTests.TightCell
              ?
            """, for: TightCell.self)
    }

    @Test("Views that constraints leave open are listed, with the axis")
    func ambiguous() async {
        await expect(
            """
            ?
            """, for: UndecidedCell.self)
    }

    @Test("A cell that constraints give no height")
    func withoutHeight() async {
        await expect("?", for: BottomlessCell.self)
    }

    @Test("A size that grows comes with the first two")
    func unsettled() async {
        await expect("?", for: GrowingTile.self)
    }

    @Test("A text outside of the content view comes with its edges")
    func outside() async {
        await expect("?", for: EndlessTextCell.self)
    }

    @Test("A hosted view comes with both frames")
    func hosted() async {
        await expect("?", for: HostingTableCell<StampView>.self)
    }

    @Test("A scene's finding names the storyboard's file where that is known, and the property of the controller")
    func scene() async {
        await expect("?", for: FloatingController.self)
    }

    private func expect(_ text: String, for type: AnyClass, sourceLocation: SourceLocation = #_sourceLocation) async {
        let findings = await ConformanceReport(running: Conformance.checks(for: type)).findings
        #expect(findings.map(\.description) == [text], sourceLocation: sourceLocation)
    }
}
