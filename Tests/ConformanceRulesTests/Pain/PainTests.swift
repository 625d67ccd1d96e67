import ConformanceRules
import Testing

/// What goes wrong in apps, found by the rules.
@Suite(.serialized) struct PainTests {
    @Test("P01 An identifier in a nib that is not the class's")
    func identifierInNib() async { await expect(["nib.identifier-mismatch"], of: Conformance.checks(for: MislabelledCell.self)) }

    @Test("P02 A list that gives a view for an identifier that nobody registered")
    func unregistered() async {
        let checks = Conformance.checks(forList: { LenientCarousel() }, of: RedCard.self, BlueCard.self) { $0.giveBack($1) }
        await expect(["list.wrong-view"], of: checks)
    }

    @Test("P03 Two types that share one identifier")
    func sharedIdentifier() async {
        await expect(["identity.identifier-shared"], of: Conformance.checks(forModule: [Shop.Row.self, Checkout.Row.self]))
    }

    @Test("P09 A view whose own nib holds it")
    func recursion() async { await expect(["nib.recursion"], of: Conformance.checks(for: EndlessView.self)) }

    @Test("P10 A nib with two objects of the class; one behind other objects is found")
    func firstObject() async {
        await expect(["nib.root-count"], of: Conformance.checks(for: TwinBadge.self))
        await expect([], of: Conformance.checks(for: SoundBadge.self))
    }

    @Test("P19 A class that the nib names and the program does not have")
    func unknownClass() async { await expect(["nib.class-unknown"], of: Conformance.checks(for: UnknownPartCell.self)) }

    @Test("P20 A scene that is a container with the class in it")
    func container() async { await expect(["storyboard.scene-class"], of: Conformance.checks(for: WrappedController.self)) }

    @Test("P21 A storyboard without an initial scene")
    func noInitialScene() async {
        await expect(["storyboard.no-initial-scene"], of: Conformance.checks(for: StartlessController.self))
    }

    @Test("P22 A scene whose identifier is another in the storyboard for tablets")
    func variant() async {
        let findings = await ConformanceReport(running: Conformance.checks(for: BasketController.self)).findings
        #expect(findings.map(\.rule.id) == ["storyboard.scene-missing"])
        #expect(findings.map { $0.place?.description } == ["Basket~ipad.storyboard"])
        #expect(findings.first?.seen.contains("it has \"BasketControler\"") == true)
    }

    @Test("P21 A storyboard for tablets without the initial scene that the other one has")
    func variantWithoutInitialScene() async {
        let findings = await ConformanceReport(running: Conformance.checks(for: TillController.self)).findings
        #expect(findings.map(\.rule.id) == ["storyboard.no-initial-scene"])
        #expect(findings.map { $0.place?.description } == ["Till~ipad.storyboard"])
    }

    @Test("P22 A scene that is of another class in the storyboard for tablets")
    func variantOfOtherClass() async {
        let findings = await ConformanceReport(running: Conformance.checks(for: ShelfController.self)).findings
        #expect(findings.map(\.rule.id) == ["storyboard.scene-class"])
        #expect(findings.map { $0.place?.description } == ["Shelf~ipad.storyboard"])
    }

    @Test("P23 A storyboard that is in no bundle")
    func noStoryboard() async { await expect(["storyboard.missing"], of: Conformance.checks(for: NowhereController.self)) }

    @Test("P25 A scene whose controller needs more than a coder, and a creator that answers nil")
    func creator() async {
        await expect([], of: Conformance.checks(for: OrderController.self) { OrderController(coder: $0, order: "tea") })
        await expect(["storyboard.unreadable"], of: Conformance.checks(for: SoundScene.self) { _ in nil })
    }

    @Test("P26 The nib of a class that is known as its superclass only is checked and registered")
    func metatype() async {
        let types: [UITableViewCell.Type] = [RenamedOutletCell.self]
        await expect(["nib.outlet-missing"], of: types.flatMap { Conformance.checks(for: $0) })
    }

    @Test("P28 A subclass without a nib of its name is told of its superclass's, which has one")
    func subclass() async {
        let findings = await ConformanceReport(running: Conformance.checks(for: WideFileCell.self)).findings
        #expect(findings.map(\.rule.id) == ["nib.missing"])
        #expect(
            findings.first?.remedy
                == "There is FileCell.xib, of its superclass FileCell: to use that, declare class var nib in FileCell.")
    }

    @Test("P30 P31 A nib that is in no bundle comes with the bundles that were searched")
    func bundles() async {
        let findings = await ConformanceReport(running: Conformance.checks(for: NiblessCell.self)).findings
        #expect(findings.map(\.rule.id) == ["nib.missing"])
        #expect(findings.first?.seen.contains("Searched: ") == true)
        #expect(findings.first?.seen.contains("ReusableViews_ConformanceRulesTests.resources") == true)
    }

    @Test("P30 A view that cannot load its nib, in a nib, in a cell and in a scene, ends nothing: it is found")
    func nested() async {
        await expect(["nib.missing"], of: Conformance.checks(for: WidgetNibCell.self))
        await expect(["dequeue.refused"], of: Conformance.checks(for: WidgetCell.self))
        await expect(["storyboard.unreadable"], of: Conformance.checks(for: WidgetController.self))
    }

    @Test("P39 A late result", arguments: RuleCase.all.filter { $0.rule == .reuseLateResult })
    func lateResult(_ ruleCase: RuleCase) async { await expect(["reuse.late-result"], of: ruleCase.broken) }

    @Test("P40 Visual state carried over")
    func state() async { await expect(["reuse.state-left"], of: RuleCase.checks(of: ForgetfulCell.self)) }

    @Test("P41 Subscriptions that pile up", arguments: RuleCase.all.filter { $0.rule == .reuseSubscriptionKept })
    func subscriptions(_ ruleCase: RuleCase) async { await expect(["reuse.subscription-kept"], of: ruleCase.broken) }

    @Test("P42 State of a hosted view survives into the next row, unless the view is the item's own")
    func hostedState() async {
        let kept = Conformance.checks(for: HostingTableCell<StatefulView>.self, showing: Poster.new, then: .old) {
            $0.hostedView.show($1)
        }
        await expect(["reuse.state-left"], of: kept)
        let own = Conformance.checks(for: HostingTableCell<StatefulView>.self, showing: Poster.new, then: .old) {
            $0.hostedView(for: $1.title).show($1)
        }
        await expect([], of: own)
    }

    @Test("P43 A cell that keeps itself and a controller alive")
    func retained() async { await expect(["memory.view-leaked"], of: Conformance.checks(for: CallingCell.self)) }

    @Test("P44 An identifier that is made anew with each dequeue")
    func newIdentifier() async {
        await expect(["identity.identifier-unstable"], of: Conformance.checks(for: FickleCell.self))
    }

    @Test("P45 Two dequeues for one row")
    func twoDequeues() async { await expect(["dequeue.one-a-request"], of: RuleCase.checks { MeasuringSource() }) }

    @Test("P46 A dequeued cell that is not returned")
    func forgotten() async { await expect(["dequeue.one-a-request"], of: RuleCase.checks { ForgettingSource() }) }

    @Test("P47 A cell that is returned and was not dequeued")
    func made() async { await expect(["dequeue.one-a-request"], of: RuleCase.checks { MakingSource() }) }
}

/// Runs checks, and expects the rules that they find broken.
func expect(_ rules: Set<Rule.ID>, of checks: [Check], sourceLocation: SourceLocation = #_sourceLocation) async {
    let findings = await ConformanceReport(running: checks).findings
    let texts = findings.map(\.description).joined(separator: "\n")
    #expect(Set(findings.map(\.rule.id)) == rules, "\(texts)", sourceLocation: sourceLocation)
}
