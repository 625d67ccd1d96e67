import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// Has an outlet in a prototype.
final class PrototypeCell: UITableViewCell {
    var caption: UILabel?
    weak var owner: UIViewController?
}

/// Adds to a static table, or takes from it.
final class StaticController: UITableViewController {
    var hidesSecondSection = false
    var extraTitle: String?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        hidesSecondSection && section == 1 ? 0 : super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if let extraTitle { cell.textLabel?.text = extraTitle }
        return cell
    }
}

@MainActor @Suite("Lists in storyboards", .serialized)
struct StoryboardListTests {
    private static let staticScene =
        scene(
            """
            <tableViewController id="1" \(custom(StaticController.self))><tableView key="view" dataMode="static" rowHeight="44" id="2">
            <rect key="frame" x="0" y="0" width="320" height="480"/><sections>
            <tableViewSection headerTitle="Head" footerTitle="Foot" id="3"><cells>
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="5" rowHeight="80" reuseIdentifier="kept" id="4">
            <tableViewCellContentView key="contentView" id="6"><subviews><label text="One" id="5"/></subviews></tableViewCellContentView>
            <connections><segue destination="20" kind="custom" identifier="row" \(custom(DiarySegue.self)) id="s"/></connections>
            </tableViewCell>
            <tableViewCell id="7"/></cells></tableViewSection>
            <tableViewSection id="8"><string key="headerTitle">Two
            lines</string><cells><tableViewCell id="9"/></cells></tableViewSection></sections></tableView></tableViewController>
            """) + scene(#"<viewController id="20" title="B"/>"#)

    private func staticController() throws -> StaticController {
        let made = try storyboard(Self.staticScene, initial: "1").instantiateInitialViewController()
        let controller = try #require(made as? StaticController)
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        return controller
    }

    @Test("C27 C28 A static table has the rows that are drawn in it, through its controller")
    func staticRows() throws {
        let controller = try staticController()
        let tableView = try #require(controller.tableView)
        #expect(tableView.numberOfSections == 2)
        #expect([0, 1].map(tableView.numberOfRows) == [2, 1])
        tableView.layoutIfNeeded()
        #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "One")
        #expect(tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
        #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
        #expect(controller.tableView(tableView, titleForHeaderInSection: 0) == "Head")
        #expect(controller.tableView(tableView, titleForFooterInSection: 0) == "Foot")
        #expect(controller.tableView(tableView, titleForHeaderInSection: 1)?.hasPrefix("Two\n") == true)
    }

    @Test("C28 An override hides rows, and may change those of super")
    func overrides() throws {
        let controller = try staticController()
        controller.hidesSecondSection = true
        controller.extraTitle = "Other"
        #expect(controller.tableView.numberOfRows(inSection: 1) == 0)
        controller.tableView.layoutIfNeeded()
        #expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Other")
    }

    @Test("C27 A static table in another controller has no rows, and that is reported")
    func staticElsewhere() throws {
        let text = scene(
            """
            <viewController id="1"><tableView key="view" dataMode="static" id="2"><sections><tableViewSection id="3"><cells>
            <tableViewCell id="4"/></cells></tableViewSection></sections></tableView></viewController>
            """)
        let (controllers, report) = try storyboard(text).loadAllScenes()
        #expect((controllers.first?.view as? UITableView)?.numberOfSections == 0)
        #expect(report.problems.map(\.rule.rawValue) == ["static-table"])
        #expect(
            report.problems.first?.message == "Static table views are only valid when embedded in UITableViewController instances")
    }

    @Test("A static row that leaves the screen is not given out again for its identifier")
    func staticNotReused() throws {
        let controller = try staticController()
        let table = try #require(controller.tableView)
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        table.enqueueForReuse(cell)
        #expect(table.dequeueReusableCell(withIdentifier: "kept") == nil)
    }

    @Test("C16 A tap on a row sets off its segue with the cell for its sender, before the delegate hears of it")
    func rowSegue() throws {
        let controller = try staticController()
        controller.tableView.layoutIfNeeded()
        SceneDiary.entries = []
        #expect(controller.tableView.tapRow(at: IndexPath(row: 0, section: 0)))
        #expect(SceneDiary.page() == ["segue row from - to B", "perform row"])
        controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(SceneDiary.page().isEmpty)
    }

    private static let prototypeScene =
        scene(
            """
            <tableViewController id="1"><tableView key="view" dataMode="prototypes" id="2"><prototypes>
            <tableViewCell reuseIdentifier="Cell" accessoryType="detailButton" id="3" \(custom(PrototypeCell.self))>
            <tableViewCellContentView key="contentView" id="4"><subviews><label text="Drawn" id="5"/></subviews></tableViewCellContentView>
            <connections><outlet property="caption" destination="5" id="6"/><outlet property="owner" destination="1" id="7"/>
            <segue destination="20" kind="custom" identifier="select" \(custom(DiarySegue.self)) id="8"/>
            <segue destination="20" kind="custom" identifier="detail" trigger="accessoryAction" \(custom(DiarySegue.self)) id="9"/>
            </connections></tableViewCell></prototypes></tableView></tableViewController>
            """) + scene(#"<viewController id="20" title="B"/>"#)

    @Test("A4 A5 A prototype is registered with the table that it is drawn in, and makes cells with their outlets")
    func prototypes() throws {
        let storyboard = try storyboard(Self.prototypeScene, initial: "1")
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        let table = try #require(controller.tableView)
        let one = try #require(table.dequeueReusableCell(withIdentifier: "Cell") as? PrototypeCell)
        let two = try #require(table.dequeueReusableCell(withIdentifier: "Cell") as? PrototypeCell)
        #expect(one !== two)
        #expect(one.caption?.text == "Drawn")
        #expect(one.owner === controller)
        #expect(one.reuseIdentifier == "Cell")
        #expect(table.ledger["Cell"]?.source == .prototype)
        #expect(UITableView().dequeueReusableCell(withIdentifier: "Cell") == nil)
    }

    @Test("A4 A class that is registered later takes the prototype's place, with its outlets nil")
    func replacement() throws {
        let storyboard = try storyboard(Self.prototypeScene, initial: "1")
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        controller.tableView.register(PrototypeCell.self, forCellReuseIdentifier: "Cell")
        let cell = controller.tableView.dequeueReusableCell(withIdentifier: "Cell") as? PrototypeCell
        #expect(cell != nil)
        #expect(cell?.caption == nil)
    }

    @Test("C16 A prototype's cells set off its segues, by their selection and by their detail button")
    func prototypeSegues() throws {
        let storyboard = try storyboard(Self.prototypeScene, initial: "1")
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        let source = OneRow()
        controller.tableView.dataSource = source
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.tableView.layoutIfNeeded()
        SceneDiary.entries = []
        controller.tableView.tapRow(at: IndexPath(row: 0, section: 0))
        #expect(SceneDiary.page().last == "perform select")
        controller.tableView.tapAccessoryButton(ofRowAt: IndexPath(row: 0, section: 0))
        #expect(SceneDiary.page().last == "perform detail")
        withExtendedLifetime(source) {}
    }

    @Test("A6 The cells and section views that are drawn in a collection view are registered with it")
    func collectionPrototypes() throws {
        let text = scene(
            """
            <collectionViewController id="1"><collectionView key="view" id="2">
            <collectionViewFlowLayout key="collectionViewLayout" id="3"/><cells>
            <collectionViewCell reuseIdentifier="Cell" tag="4" id="4"><view key="contentView"/></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" tag="5" id="5"/>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="Foot" tag="6" id="6"/>
            </collectionView></collectionViewController>
            """)
        let controller = try #require(
            try storyboard(text, initial: "1").instantiateInitialViewController() as? UICollectionViewController)
        let view = try #require(controller.collectionView)
        let path = IndexPath(item: 0, section: 0)
        #expect(view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path).tag == 4)
        for (kind, name, tag) in [
            (UICollectionView.elementKindSectionHeader, "Head", 5), (UICollectionView.elementKindSectionFooter, "Foot", 6),
        ] {
            #expect(view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: path).tag == tag)
        }
    }

    @Test("A list with prototypes does not keep its controller alive")
    func lifetime() throws {
        let storyboard = try storyboard(Self.prototypeScene, initial: "1")
        weak var gone: UIViewController?
        var kept: UITableViewCell?
        do {
            let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
            kept = controller.tableView.dequeueReusableCell(withIdentifier: "Cell")
            gone = controller
        }
        #expect(kept != nil)
        #expect(gone == nil)
    }
}

/// Gives a table one row, from its prototype.
private final class OneRow: HeadlessObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
}
