@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Table views")
struct TableViewTests {
    @Test("A50 A51 All heights are automatic by default")
    func heights() {
        let table = UITableView()
        #expect(UITableView.automaticDimension == -1)
        let heights = [
            table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight,
            table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight, table.sectionHeaderTopPadding,
        ]
        #expect(heights == Array(repeating: UITableView.automaticDimension, count: 7))
    }

    @Test("A59 Has UIKit's other defaults")
    func defaults() {
        let table = UITableView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(table.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(table.style == .plain)
        #expect(table.allowsSelection && !table.allowsMultipleSelection)
        #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
        #expect(table.separatorStyle == .singleLine && table.separatorInsetReference == .fromCellEdges)
        #expect(table.insetsContentViewsToSafeArea && table.isPrefetchingEnabled)
        #expect(table.backgroundView == nil && table.tableHeaderView == nil && table.tableFooterView == nil)
        #expect(table.fillerRowHeight == 0 && table.sectionIndexMinimumDisplayRowCount == 0)
        #expect(table.alwaysBounceVertical && table.clipsToBounds)
        #expect(table.backgroundColor == .systemBackground)
        #expect(UITableView(frame: .zero, style: .grouped).backgroundColor == .systemGroupedBackground)
        #expect(UITableView(frame: .zero, style: .insetGrouped).style == .insetGrouped)
    }

    @Test("A57 Gives its header and footer its own width, and only their height counts")
    func edgeViews() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let header = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 30))
        let footer = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 20))
        table.tableHeaderView = header
        table.tableFooterView = footer
        #expect(header.superview === table && footer.superview === table)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(footer.frame == CGRect(x: 0, y: 30, width: 320, height: 20))
        table.frame.size.width = 200
        table.layoutIfNeeded()
        #expect(header.frame.width == 200 && footer.frame.width == 200)
        table.tableHeaderView = nil
        #expect(header.superview == nil)
        #expect(footer.frame.minY == 0)
    }

    @Test("Its background view lies behind the rows and does not move with them")
    func background() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let background = UIView()
        table.backgroundView = background
        #expect(table.subviews.first === background)
        table.contentOffset.y = 50
        table.layoutIfNeeded()
        #expect(background.frame == CGRect(x: 0, y: 50, width: 320, height: 480))
        table.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test("A101 Its delegate is the scroll view's")
    func delegate() {
        let table = UITableView()
        let owner = TableOwner()
        table.delegate = owner
        table.dataSource = owner
        #expect((table as UIScrollView).delegate === owner)
        table.contentOffset.y = 5
        #expect(owner.scrolls == 1)
        table.delegate = nil
        #expect((table as UIScrollView).delegate == nil)
        let watchful = WatchfulTable()
        watchful.delegate = owner
        #expect(watchful.changes == 1)
    }

    @Test("Does not keep its data source or delegate alive")
    func weakReferences() {
        let table = UITableView()
        var owner: TableOwner? = TableOwner()
        table.delegate = owner
        table.dataSource = owner
        owner = nil
        #expect(table.delegate == nil && table.dataSource == nil)
    }

    @Test("Reads all that Interface Builder writes of a table")
    func decoding() throws {
        let (table, report) = try loadOnly(
            UITableView.self,
            """
            <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="grouped" \
            separatorStyle="none" allowsSelection="NO" allowsSelectionDuringEditing="YES" allowsMultipleSelection="YES" \
            allowsMultipleSelectionDuringEditing="YES" showsSelectionImmediatelyOnTouchBegin="NO" \
            contentViewInsetsToSafeArea="NO" layoutMarginsFollowReadableWidth="YES" rowHeight="50" estimatedRowHeight="55" \
            sectionHeaderHeight="18" estimatedSectionHeaderHeight="19" sectionFooterHeight="20" estimatedSectionFooterHeight="21" \
            sectionHeaderTopPadding="22" fillerRowHeight="23" sectionIndexMinimumDisplayRowCount="24" \
            separatorInsetReference="fromAutomaticInsets" keyboardDismissMode="onDrag" prefetchingEnabled="NO" id="1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <color key="separatorColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                <color key="sectionIndexBackgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                <inset key="separatorInset" minX="1" minY="2" maxX="3" maxY="4"/>
                <view key="tableHeaderView" id="2"><rect key="frame" x="0.0" y="0.0" width="320" height="30"/></view>
                <label key="tableFooterView" text="End" id="3"><rect key="frame" x="0.0" y="0.0" width="320" height="20"/></label>
                <prototypes>
                    <tableViewCell reuseIdentifier="A" id="4"/>
                </prototypes>
                <sections/>
            </tableView>
            """)
        #expect(report.problems.isEmpty)
        #expect(table.style == .grouped && table.separatorStyle == .none && table.alwaysBounceVertical)
        #expect(!table.allowsSelection && table.allowsSelectionDuringEditing)
        #expect(table.allowsMultipleSelection && table.allowsMultipleSelectionDuringEditing && !table.isPrefetchingEnabled)
        #expect(table.delaysContentTouches)
        #expect(!table.insetsContentViewsToSafeArea && table.cellLayoutMarginsFollowReadableWidth)
        #expect([table.rowHeight, table.estimatedRowHeight] == [50, 55])
        #expect([table.sectionHeaderHeight, table.estimatedSectionHeaderHeight] == [18, 19])
        #expect([table.sectionFooterHeight, table.estimatedSectionFooterHeight] == [20, 21])
        #expect([table.sectionHeaderTopPadding, table.fillerRowHeight] == [22, 23])
        #expect(table.sectionIndexMinimumDisplayRowCount == 24 && table.separatorInsetReference == .fromAutomaticInsets)
        #expect(table.keyboardDismissMode == .onDrag)
        #expect(table.separatorColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(table.sectionIndexBackgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(table.separatorInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(table.tableHeaderView?.frame.height == 30)
        #expect((table.tableFooterView as? UILabel)?.text == "End")
    }

    @Test("P05 Prototypes that are drawn in a nib's table are neither made nor registered")
    func prototypes() throws {
        let (table, report) = try loadOnly(
            UITableView.self,
            #"<tableView id="1"><prototypes><tableViewCell reuseIdentifier="A" id="2"/></prototypes></tableView>"#)
        #expect(report.views == 1)
        #expect(table.dequeueReusableCell(withIdentifier: "A") == nil)
    }

    @Test("Takes its data source and delegate as outlets")
    func outlets() throws {
        let owner = TableOwner()
        let nib = listNib(
            """
            <tableView style="plain" rowHeight="-1" id="1">
                <connections>
                    <outlet property="dataSource" destination="-1" id="2"/>
                    <outlet property="delegate" destination="-1" id="3"/>
                </connections>
            </tableView>
            """)
        let (objects, report) = try nib.load(withOwner: owner)
        let table = try #require(objects.first as? UITableView)
        #expect(report.undeliverable.isEmpty)
        #expect(table.dataSource === owner && table.delegate === owner)
        #expect(table.rowHeight == UITableView.automaticDimension)
    }
}

private final class WatchfulTable: UITableView {
    private(set) var changes = 0
    override var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
}

/// What an app has as the owner of a table.
final class TableOwner: HeadlessObject, UITableViewDataSource, UITableViewDelegate {
    private(set) var scrolls = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
