@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Cells of tables")
struct TableViewCellTests {
    @Test("A95 Has UIKit's defaults")
    func defaults() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "A")
        #expect(cell.reuseIdentifier == "A")
        #expect(cell.selectionStyle == .default && cell.focusStyle == .default)
        #expect(cell.accessoryType == .none && cell.editingAccessoryType == .none && cell.editingStyle == .none)
        #expect(cell.accessoryView == nil && cell.editingAccessoryView == nil)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
        #expect(cell.shouldIndentWhileEditing && !cell.showsReorderControl)
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.multipleSelectionBackgroundView == nil)
        #expect(cell.subviews == [cell.contentView])
        #expect(UITableViewCell().reuseIdentifier == nil)
        #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }

    @Test(
        "A96 Has the labels and the image of its style",
        arguments: [
            (UITableViewCell.CellStyle.default, false, true), (.value1, true, true), (.value2, true, false),
            (.subtitle, true, true),
        ])
    func parts(_ style: UITableViewCell.CellStyle, _ hasDetail: Bool, _ hasImage: Bool) {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        #expect(cell.contentView.subviews.isEmpty)
        #expect(cell.textLabel?.superview === cell.contentView)
        #expect(cell.textLabel === cell.textLabel)
        #expect((cell.detailTextLabel != nil) == hasDetail)
        #expect((cell.imageView != nil) == hasImage)
        #expect(cell.detailTextLabel?.superview == (hasDetail ? cell.contentView : nil))
    }

    @Test("A54 Writes in the sizes of iOS 26.1")
    func fonts() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        #expect(cell.textLabel?.font.pointSize == 17)
        #expect(cell.detailTextLabel?.font.pointSize == 15)
    }

    @Test("Its content view follows its bounds")
    func contentFrame() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.frame = CGRect(x: 10, y: 20, width: 200, height: 60)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    }

    @Test("A97 Shows its selected background only while selected or highlighted, above the other one")
    func backgrounds() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let plain = UIView()
        let selected = UIView()
        cell.selectedBackgroundView = selected
        cell.backgroundView = plain
        #expect(cell.subviews == [plain, cell.contentView])
        cell.isSelected = true
        #expect(cell.subviews == [plain, selected, cell.contentView])
        #expect(selected.frame == cell.bounds)
        cell.isSelected = false
        #expect(cell.subviews == [plain, cell.contentView])
        cell.setHighlighted(true, animated: false)
        #expect(cell.subviews.contains(selected))
        cell.selectedBackgroundView = nil
        #expect(cell.subviews == [plain, cell.contentView])
    }

    @Test("Shows no selection where its style is none, and another one in a table that lets several rows be selected")
    func selectionKinds() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let one = UIView()
        let several = UIView()
        cell.selectedBackgroundView = one
        cell.multipleSelectionBackgroundView = several
        cell.selectionStyle = .none
        cell.isSelected = true
        #expect(cell.subviews == [cell.contentView])
        cell.isSelected = false
        cell.selectionStyle = .default
        let table = UITableView()
        table.allowsMultipleSelection = true
        table.addSubview(cell)
        cell.isSelected = true
        #expect(cell.subviews == [several, cell.contentView])
    }

    @Test("Sets its state through the animated setters, which a subclass may override")
    func setters() {
        let cell = WatchfulCell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isEditing = true
        #expect(cell.calls == ["selected true", "highlighted true", "editing true"])
        #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    }

    @Test("Puts its accessory view at its end, and the one for editing while it is edited")
    func accessories() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let editing = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        cell.accessoryView = accessory
        cell.editingAccessoryView = editing
        cell.layoutIfNeeded()
        #expect(accessory.frame == CGRect(x: 320 - 20 - 20, y: 17, width: 20, height: 10))
        #expect(editing.superview == nil)
        cell.setEditing(true, animated: true)
        #expect(accessory.superview == nil && editing.superview === cell)
        cell.editingAccessoryView = nil
        cell.isEditing = false
        #expect(accessory.superview === cell && editing.superview == nil)
    }

    @Test("Reads all that Interface Builder writes of a cell")
    func decoding() throws {
        let (cell, report) = try loadOnly(
            UITableViewCell.self,
            """
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="blue" \
            accessoryType="detailDisclosureButton" editingAccessoryType="checkmark" indentationLevel="2" indentationWidth="15" \
            hidesAccessoryWhenEditing="NO" showsReorderControl="YES" shouldIndentWhileEditing="NO" reuseIdentifier="Film" \
            textLabel="3" detailTextLabel="4" imageView="5" rowHeight="60" style="IBUITableViewCellStyleSubtitle" id="1">
                <rect key="frame" x="0.0" y="28" width="375" height="60"/>
                <autoresizingMask key="autoresizingMask"/>
                <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
                contentMode="center" preservesSuperviewLayoutMargins="YES" tableViewCell="1" id="2">
                    <rect key="frame" x="0.0" y="0.0" width="350" height="59"/>
                    <subviews>
                        <label text="Alien" id="3"/>
                        <label text="1979" id="4"/>
                        <imageView id="5"/>
                    </subviews>
                </tableViewCellContentView>
                <inset key="separatorInset" minX="30" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
            </tableViewCell>
            """)
        #expect(report.problems.isEmpty)
        #expect(cell.reuseIdentifier == "Film" && cell.selectionStyle == .blue)
        #expect(cell.accessoryType == .detailDisclosureButton && cell.editingAccessoryType == .checkmark)
        #expect(cell.indentationLevel == 2 && cell.indentationWidth == 15)
        #expect(cell.showsReorderControl && !cell.shouldIndentWhileEditing)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0))
        #expect(cell.subviews == [cell.contentView])
        #expect("\(type(of: cell.contentView))" == "UITableViewCellContentView")
        #expect(cell.contentView.subviews == [cell.textLabel, cell.detailTextLabel, cell.imageView].compactMap { $0 })
        #expect(cell.textLabel?.text == "Alien" && cell.detailTextLabel?.text == "1979")
    }

    @Test("Has the labels of its nib by the time that a subclass's init(coder:) goes on")
    func labelsInInitializer() throws {
        let (cell, _) = try loadOnly(
            EagerCell.self,
            """
            <tableViewCell textLabel="3" style="IBUITableViewCellStyleDefault" customClass="EagerCell" \
            customModule="HeadlessViewsTests" id="1">
                <tableViewCellContentView key="contentView" id="2">
                    <subviews><label text="Alien" id="3"/></subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """)
        #expect(cell.seenText == "Alien")
    }

    @Test("Takes an old document's plain content view, and makes one where the document has none")
    func oldContentViews() throws {
        let old = try loadOnly(
            UITableViewCell.self,
            #"<tableViewCell id="1"><view key="contentView"><subviews><label id="2"/></subviews></view></tableViewCell>"#)
        #expect(old.object.subviews == [old.object.contentView])
        #expect(old.object.contentView.subviews.count == 1)
        let none = try loadOnly(UITableViewCell.self, #"<tableViewCell id="1"/>"#).object
        #expect(none.subviews == [none.contentView])
    }

    @Test("Takes backgrounds and accessories as outlets, and settings as runtime attributes")
    func keys() throws {
        let nib = listNib(
            """
            <tableViewCell id="1">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="showsReorderControl" value="YES"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="indentationLevel">
                        <integer key="value" value="3"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections>
                    <outlet property="backgroundView" destination="2" id="5"/>
                    <outlet property="selectedBackgroundView" destination="3" id="6"/>
                    <outlet property="accessoryView" destination="4" id="7"/>
                </connections>
            </tableViewCell>
            <view tag="2" id="2"/>
            <view tag="3" id="3"/>
            <view tag="4" id="4"/>
            """)
        let (objects, report) = try nib.load(withOwner: nil)
        let cell = try #require(objects.first as? UITableViewCell)
        #expect(report.undeliverable.isEmpty)
        #expect(cell.backgroundView?.tag == 2 && cell.selectedBackgroundView?.tag == 3 && cell.accessoryView?.tag == 4)
        #expect(cell.showsReorderControl && cell.indentationLevel == 3)
    }

    @Test("Headers and footers make their parts when asked")
    func headerParts() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "H")
        #expect(header.subviews.isEmpty)
        let background = UIView()
        header.backgroundView = background
        #expect(header.textLabel?.superview === header.contentView)
        #expect(header.detailTextLabel?.superview === header.contentView)
        #expect(header.subviews == [background, header.contentView])
        header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        header.layoutIfNeeded()
        #expect(header.contentView.frame == header.bounds && background.frame == header.bounds)
        #expect(UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).reuseIdentifier == nil)
    }
}

private final class WatchfulCell: UITableViewCell {
    private(set) var calls: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected)")
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted)")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("editing \(editing)")
    }
}

/// A cell that reads its label while it is made.
final class EagerCell: UITableViewCell {
    private(set) var seenText: String?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seenText = textLabel?.text
    }
}
