import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Split view controllers on the screen") @MainActor
struct SplitTests {
    private let diary = Diary()

    private final class Witness: UISplitViewControllerDelegate {
        var told: [String] = []
        var topColumn: UISplitViewController.Column?
        var collapsesOntoPrimary = false

        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            told.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            told.append("hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
            told.append("change to \(displayMode)")
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("expanded") }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { collapsesOntoPrimary }
    }

    private let witness = Witness()
    private let host = UIViewController()
    private let regular = UITraitCollection(horizontalSizeClass: .regular)

    /// A window of a tablet's size in which a split view controller has much width, or little.
    private func show(_ split: UISplitViewController, isWide: Bool = true) -> UIWindow {
        split.delegate = witness
        host.addChild(split)
        host.setOverrideTraitCollection(isWide ? regular : nil, forChild: split)
        host.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 800)
        split.view.frame = host.view.bounds
        host.view.addSubview(split.view)
        split.didMove(toParent: host)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
        window.rootViewController = host
        window.makeKeyAndVisible()
        return window
    }

    private func double() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(diary.controller("P"), for: .primary)
        split.setViewController(diary.controller("S"), for: .secondary)
        return split
    }

    @Test("With much width the columns are side by side, and the primary one can be hidden and shown")
    func sideBySide() {
        let split = double()
        let window = show(split)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.primaryColumnWidth == 320)
        #expect(split.viewController(for: .primary)?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
        #expect(split.viewController(for: .secondary)?.view.frame == CGRect(x: 320, y: 0, width: 680, height: 800))
        _ = diary.page()
        split.hide(.primary)
        #expect(split.displayMode == .secondaryOnly)
        #expect(diary.page() == ["P willDisappear", "P didDisappear"])
        #expect(split.viewController(for: .secondary)?.view.frame == window.bounds)
        split.show(.primary)
        #expect(diary.page() == ["P willAppear", "P isAppearing", "P didAppear"])
        #expect(
            witness.told == [
                "change to secondaryOnly", "hide primary", "change to oneBesideSecondary", "show primary",
            ])
    }

    @Test("Three columns are shown two at a time, or all of them")
    func threeColumns() {
        let split = UISplitViewController(style: .tripleColumn)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(diary.controller("\(column)"), for: column)
        }
        let window = show(split)
        #expect(split.viewController(for: .primary)?.isViewLoaded == false)
        split.show(.primary)
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(split.viewController(for: .primary)?.view.window === window)
        #expect(split.viewController(for: .secondary)?.view.frame.minX == 640)
        split.hide(.supplementary)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.supplementary)
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test("The preferred width of a column is kept between its least and its greatest")
    func widths() {
        let split = double()
        let window = show(split)
        split.preferredPrimaryColumnWidth = 100
        #expect(split.primaryColumnWidth == 100)
        split.minimumPrimaryColumnWidth = 200
        #expect(split.primaryColumnWidth == 200)
        split.preferredPrimaryColumnWidth = 900
        split.maximumPrimaryColumnWidth = 300
        #expect(split.primaryColumnWidth == 300)
        #expect(window.subviews.count == 1)
    }

    @Test("Little width leaves one column, the one that the delegate says; more width brings the others back")
    func collapse() {
        let split = double()
        witness.topColumn = .primary
        let window = show(split)
        _ = diary.page()
        host.setOverrideTraitCollection(nil, forChild: split)
        #expect(split.isCollapsed)
        #expect(diary.page() == ["S willDisappear", "S didDisappear"])
        #expect(split.viewController(for: .primary)?.view.frame == window.bounds)
        split.show(.secondary)
        #expect(diary.page() == ["P willDisappear", "S willAppear", "S isAppearing", "P didDisappear", "S didAppear"])
        host.setOverrideTraitCollection(regular, forChild: split)
        #expect(!split.isCollapsed)
        #expect(diary.page() == ["P willAppear", "P isAppearing", "P didAppear"])
        #expect(witness.told == ["collapsed", "expanded"])
    }

    @Test("With little width a controller for that comes before all columns")
    func compact() {
        let split = double()
        split.setViewController(diary.controller("C"), for: .compact)
        let window = show(split, isWide: false)
        #expect(split.isCollapsed)
        #expect(diary.page() == ["C didLoad", "C willAppear", "C isAppearing", "C didAppear"])
        #expect(window.subviews.count == 1)
    }

    @Test("Without columns, the secondary controller is seen where there is little width, unless the delegate has it give way")
    func classic() {
        let (primary, secondary) = (UIViewController(), UIViewController())
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        let window = show(split, isWide: false)
        #expect(secondary.view.window === window)
        #expect(!primary.isViewLoaded)
        witness.collapsesOntoPrimary = true
        host.setOverrideTraitCollection(regular, forChild: split)
        host.setOverrideTraitCollection(nil, forChild: split)
        #expect(primary.view.window === window)
        #expect(secondary.view.window == nil)
    }

    @Test("A detail is shown in the secondary column, from anywhere inside")
    func showDetail() {
        let split = double()
        let window = show(split)
        let detail = diary.controller("D")
        _ = diary.page()
        split.viewController(for: .primary)?.showDetailViewController(detail, sender: nil)
        #expect(split.viewController(for: .secondary) === detail)
        #expect(
            diary.page() == ["D didLoad", "S willDisappear", "D willAppear", "D isAppearing", "S didDisappear", "D didAppear"])
        host.setOverrideTraitCollection(nil, forChild: split)
        split.show(.primary)
        let other = UIViewController()
        split.viewController(for: .primary)?.showDetailViewController(other, sender: nil)
        #expect(other.view.window === window)
    }
}
