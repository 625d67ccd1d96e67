import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("The button for the columns of a split view controller")
struct DisplayModeButtonTests {
    private final class Guide: UISplitViewControllerDelegate {
        var target = UISplitViewController.DisplayMode.automatic

        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
    }

    private func tap(_ item: UIBarButtonItem) {
        if let action = item.action { UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil) }
    }

    @Test("Hides the primary column, and shows it again")
    func toggle() {
        let split = UISplitViewController(style: .doubleColumn)
        let item = split.displayModeButtonItem
        #expect(split.displayModeButtonItem === item)
        tap(item)
        #expect(split.displayMode == .secondaryOnly)
        tap(item)
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test("Brings the primary column back in the preferred mode")
    func preferred() {
        let split = UISplitViewController()
        split.preferredDisplayMode = .oneOverSecondary
        tap(split.displayModeButtonItem)
        #expect(split.displayMode == .secondaryOnly)
        tap(split.displayModeButtonItem)
        #expect(split.displayMode == .oneOverSecondary)
    }

    @Test("Of three columns shows the primary one beside the others, or brings back the supplementary one first")
    func threeColumns() {
        let split = UISplitViewController(style: .tripleColumn)
        tap(split.displayModeButtonItem)
        #expect(split.displayMode == .twoBesideSecondary)
        tap(split.displayModeButtonItem)
        #expect(split.displayMode == .oneBesideSecondary)
        split.hide(.supplementary)
        tap(split.displayModeButtonItem)
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test("Leads where the delegate says, and nowhere after its controller")
    func delegate() {
        let guide = Guide()
        guide.target = .oneOverSecondary
        var split: UISplitViewController? = UISplitViewController(style: .doubleColumn)
        split?.delegate = guide
        let item = split?.displayModeButtonItem
        item.map(tap)
        #expect(split?.displayMode == .oneOverSecondary)
        weak let gone = split
        split = nil
        #expect(gone == nil)
        item.map(tap)
    }
}
