import ConformanceRules
import Testing

/// What looks wrong and is not: no rule may find anything.
@Suite(.serialized) struct SilenceTests {
    @Test("1 A nib's cell without a reuse identifier (P01)")
    func noIdentifier() async { await silent(UnlabelledCell.self) }

    @Test("2 A stale module of an object that is the target's own (P16)")
    func staleModule() async { await silent(StaleModuleCell.self) }

    @Test("3 A plain view element as the root of a header (P07)")
    func viewRoot() async { await silent(ViewRootHeader.self) }

    @Test("4 Outlets and actions that are private or inherited (P11, P13)")
    func inherited() async { await silent(InheritingCell.self) }

    @Test("5 An initial scene without a storyboard identifier")
    func initialScene() async { await silent(SoundController.self) }

    @Test("6 One identifier in two different lists")
    func otherLists() async {
        await expect([], of: Conformance.checks(forModule: [Shop.Row.self, Shop.Tile.self]))
        await silent(Checkout.Row.self)
    }

    @Test("7 A content view as older versions wrote it, and constraints to the cell (P52, P53)")
    func oldContentView() async { await silent(OldStyleCell.self) }

    @Test("8 An identifier that is not the class's name, where the class gives it")
    func ownIdentifier() async { await silent(RenamedCell.self) }

    @Test("9 A view that loads its nib, in the nib of another (P09)")
    func nested() async { await silent(NestingView.self) }

    @Test("10 Actions to the first responder")
    func firstResponder() async { await silent(RespondingCell.self) }

    @Test("11 Static cells without identifiers")
    func staticCells() async { await silent(StaticController.self) }

    @Test("A cell that loads its nib for itself")
    func owner() async { await silent(OwnerCell.self) }

    private func silent(_ type: AnyClass, sourceLocation: SourceLocation = #_sourceLocation) async {
        await expect([], of: Conformance.checks(for: type), sourceLocation: sourceLocation)
    }
}
