import ConformanceRules
import Testing

/// What findings about layout say, word for word.
@Suite struct LayoutFindingTests {
    @Test("Constraints that contradict one another are listed as they were written, with where they do and the one to change")
    func unsatisfiable() async {
        await expect(
            """
            layout.unsatisfiable: ConformanceRulesTests.TightCell
              These constraints contradict one another, at 320 points: the width that contentView is given; cover.leading == \
            contentView.leading + 20; cover.trailing <= contentView.trailing - 20; cover.width == 300.
              Where: cover
              To mend it: Remove cover.width == 300, or give it a priority below 1000: it is the one that was left out.
            """, for: TightCell.self)
    }

    @Test("What contradicts itself in one direction of reading alone is seen, and told with that")
    func direction() async {
        await expect(
            """
            layout.unsatisfiable: ConformanceRulesTests.LeftCell
              These constraints contradict one another, from right to left: the width that contentView is given; cover.leading == \
            contentView.leading + 20; cover.left == contentView.left + 20; cover.width == 80.
              Where: cover
              To mend it: Remove cover.width == 80, or give it a priority below 1000: it is the one that was left out.
            """, for: LeftCell.self)
    }

    @Test("Views that constraints leave open are listed, with the axis")
    func ambiguous() async {
        await expect(
            """
            layout.ambiguous: ConformanceRulesTests.UndecidedCell
              Constraints leave open where these lie from left to right, or how wide they are: contentView/title, contentView/price.
              Where: contentView/title
              To mend it: Pin them to the leading and the trailing side, or give one of those in a row another content hugging or \
            compression resistance priority.
            """, for: UndecidedCell.self)
    }

    @Test("A cell that constraints give no height")
    func withoutHeight() async {
        await expect(
            """
            layout.without-height: ConformanceRulesTests.BottomlessCell
              Constraints give it no height.
              To mend it: Pin the content to the top and to the bottom of the content view, or give the rows a height of their own.
            """, for: BottomlessCell.self)
    }

    @Test("A size that grows comes with the first two")
    func unsettled() async {
        await expect(
            """
            layout.unsettled: ConformanceRulesTests.GrowingTile
              It has another size when it is measured again: 320 by 48, and then 320 by 56.
              To mend it: Have what the view is measured by depend on nothing that measuring, or laying it out, changes.
            """, for: GrowingTile.self)
    }

    @Test("A text outside of the content view comes with its edges")
    func outside() async {
        await expect(
            """
            layout.outside: ConformanceRulesTests.EndlessTextCell
              A part of contentView/title is outside of what it is to lie in, at 320, 375, 390 and 430 points: from 20 to 431.5 of \
            320 points.
              Where: contentView/title
              To mend it: Pin it to both sides, so that it wraps or shrinks where there is less room.
            """, for: EndlessTextCell.self)
    }

    @Test("A text that the height does not follow from comes with that height")
    func below() async {
        await expect(
            """
            layout.outside: ConformanceRulesTests.HalfPinnedCell
              A part of contentView/note is outside of what it is to lie in: from 8 to 69 of a height of 36.5 points.
              Where: contentView/note
              To mend it: Pin it to the bottom as well, so that the height follows from it too.
            """, for: HalfPinnedCell.self)
    }

    @Test("A hosted view comes with both frames")
    func hosted() async {
        await expect(
            """
            layout.hosted-view: ReusableCells.HostingTableCell<ConformanceRulesTests.StampView>
              The hosted view does not fill the content view: it is 100 by 40 at (0, 0), in place of 320 by 40 at (0, 0).
              To mend it: Leave the hosted view's frame to the cell, and give it no required size of its own.
            """, for: HostingTableCell<StampView>.self)
    }

    @Test("A scene's finding names the storyboard's file where that is known, and the property of the controller")
    func scene() async {
        await expect(
            """
            layout.ambiguous: ConformanceRulesTests.FloatingController
              Constraints leave open where these lie from top to bottom, or how high they are: welcome.
              Where: Shop.storyboard, welcome
              To mend it: Pin them to the top and the bottom, or give one of those in a column another content hugging or compression \
            resistance priority.
            """, for: FloatingController.self)
    }

    @Test("A scene that is laid out well is found nothing in")
    func soundScene() async {
        #expect(await ConformanceReport(running: Conformance.checks(for: LaidOutController.self)).findings.isEmpty)
    }

    private func expect(_ text: String, for type: AnyClass, sourceLocation: SourceLocation = #_sourceLocation) async {
        let findings = await ConformanceReport(running: Conformance.checks(for: type)).findings
        #expect(findings.map(\.description) == [text], sourceLocation: sourceLocation)
    }
}
