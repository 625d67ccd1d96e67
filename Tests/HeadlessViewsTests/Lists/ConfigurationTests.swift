@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Content and background configurations")
struct ConfigurationTests {
    private let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)

    @Test("A content configuration replaces the content view, and nil brings a plain one back")
    func contentView() {
        let plain = cell.contentView
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "More"
        cell.contentConfiguration = content
        let view = cell.contentView as? UIListContentView
        #expect(view?.textLabel.text == "Title")
        #expect(view?.secondaryTextLabel.text == "More")
        #expect(plain.superview == nil)
        content.text = "Other"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        #expect(view?.textLabel.text == "Other")
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
        #expect(view?.superview == nil)
    }

    @Test("A54 Configured cells are as high as those of the same style")
    func heights() {
        func height(_ content: UIListContentConfiguration) -> CGFloat {
            cell.contentConfiguration = content
            return cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        #expect(height(content) == 51.5)
        content.secondaryText = "More"
        #expect(height(content) == 70.5)
        var value = UIListContentConfiguration.valueCell()
        value.text = "Title"
        value.secondaryText = "1"
        #expect(height(value) == 51.5)
        value.image = UIImage()
        #expect(height(value) == 51.5)
    }

    @Test("The texts of a list's content lie beside the image, one below the other")
    func frames() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "More"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 70.5)
        view.layoutIfNeeded()
        #expect(view.textLabel.frame == CGRect(x: 16, y: 15.5, width: 288, height: 20.5))
        #expect(view.secondaryTextLabel.frame == CGRect(x: 16, y: 37, width: 288, height: 18))
        view.semanticContentAttribute = .forceRightToLeft
        content.directionalLayoutMargins.leading = 40
        view.configuration = content
        view.layoutIfNeeded()
        #expect(view.textLabel.frame.maxX == 280)
    }

    @Test("A cell's configurations follow its state, after its own update and before the handler's")
    func updates() {
        var states: [UICellConfigurationState] = []
        cell.backgroundConfiguration = .listPlainCell()
        cell.configurationUpdateHandler = { _, state in states.append(state) }
        cell.layoutIfNeeded()
        #expect(states.count == 1)
        cell.isSelected = true
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        cell.layoutIfNeeded()
        #expect(states.last?.isSelected == true)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(states.count == 3)
    }

    @Test("A color that the app has set stays, whatever the state")
    func ownColor() {
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .systemPink
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        #expect(background.updated(for: state).backgroundColor == .systemPink)
        #expect(UIBackgroundConfiguration.listGroupedCell().updated(for: state).backgroundColor == .systemGray4)
        var content = UIListContentConfiguration.cell()
        state.isDisabled = true
        #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
        content.textProperties.color = .systemRed
        #expect(content.updated(for: state).textProperties.color == .systemRed)
    }

    @Test("A97 A background view takes the background configuration away, and the other way round")
    func backgroundViews() {
        cell.backgroundConfiguration = .clear()
        #expect(cell.subviews.count == 2)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil)
        cell.selectedBackgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test("A state keeps what an app puts in it")
    func customState() {
        let key = UIConfigurationStateCustomKey("archived")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] == AnyHashable(true))
        #expect(state != UICellConfigurationState(traitCollection: UITraitCollection()))
    }

    @Test("An app's own configuration makes its own view, and is told of states")
    func ownConfiguration() {
        cell.contentConfiguration = BadgeContent(count: 3)
        #expect((cell.contentView as? BadgeContentView)?.badge.count == 3)
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect((cell.contentView as? BadgeContentView)?.badge.isHighlighted == true)
        let content = UIListContentConfiguration.cell()
        cell.contentConfiguration = content
        #expect(cell.contentView is UIListContentView)
    }

    @Test("A document's content configuration is the cell's")
    func document() throws {
        let (cell, _) = try loadOnly(
            UITableViewCell.self,
            """
            <tableViewCell id="1" rowHeight="60" hidesAccessoryWhenEditing="NO">
                <rect key="frame" x="0" y="0" width="320" height="50"/>
                <listContentConfiguration key="contentConfiguration" text="Refresh" secondaryText="now"/>
            </tableViewCell>
            """)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Refresh" && content.secondaryText == "now")
        #expect(cell.drawnHeight == 60)
        #expect(!cell.hidesAccessoryWhenEditing)
    }
}

private struct BadgeContent: UIContentConfiguration {
    var count: Int
    var isHighlighted = false

    func makeContentView() -> any UIView & UIContentView { BadgeContentView(self) }

    func updated(for state: any UIConfigurationState) -> BadgeContent {
        var updated = self
        updated.isHighlighted = (state as? UICellConfigurationState)?.isHighlighted ?? false
        return updated
    }
}

private final class BadgeContentView: UIView, UIContentView {
    var badge: BadgeContent

    var configuration: any UIContentConfiguration {
        get { badge }
        set { badge = newValue as? BadgeContent ?? badge }
    }

    init(_ badge: BadgeContent) {
        self.badge = badge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}
