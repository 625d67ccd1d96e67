@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Collection views' cells: configurations and accessories")
struct CollectionCellTests {
    @Test("A content configuration takes the content view's place, and follows the cell's state")
    func content() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var content = UIListContentConfiguration.cell()
        content.text = "Film"
        cell.contentConfiguration = content
        #expect(cell.contentView is UIListContentView)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == cell.bounds)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
    }

    @Test("The update handler is called with the state, before the cell is laid out and after each change")
    func updates() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        #expect(states == [false])
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    @Test("A97 A background configuration and background views take each other away")
    func backgrounds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundConfiguration = .listPlainCell()
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil)
    }

    @Test("Reads the size that a document draws a cell in")
    func drawnSize() throws {
        let (cell, report) = try loadOnly(
            UICollectionViewCell.self,
            #"<collectionViewCell id="1"><size key="customSize" width="60" height="70"/></collectionViewCell>"#)
        #expect(report.problems.isEmpty)
        #expect(cell.drawnSize == CGSize(width: 60, height: 70))
    }

    @Test("F5 A cell prefers the size that fits its content, along the axes that are open")
    func preferredSize() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        let inner = FixedView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
            inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(0, 0))
        attributes.size = CGSize(width: 100, height: 50)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 70, height: 40))
        attributes.flexibleAxes = .vertical
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 100, height: 40))
    }

    @Test("A list's cell has accessories at its sides, which leave the rest to its content")
    func accessories() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.accessories = [
            .customView(configuration: .init(customView: icon, placement: .leading(), reservedLayoutWidth: .custom(30))),
            .disclosureIndicator(), .delete(),
        ]
        cell.layoutIfNeeded()
        #expect(icon.superview === cell && icon.center == CGPoint(x: 31, y: 25))
        #expect(cell.contentView.frame == CGRect(x: 46, y: 0, width: 202, height: 50))
        cell.isEditingInList = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 82)
        cell.accessories = []
        cell.layoutIfNeeded()
        #expect(icon.superview == nil && cell.contentView.frame == cell.bounds)
    }

    @Test("An indented cell moves its content, and its leading accessories where it says so")
    func indentation() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 20)
    }

    @Test("An accessory's handler is called when it is tapped, where it is shown")
    func tapping() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        var taps = 0
        cell.accessories = [.detail { taps += 1 }, .delete { taps += 10 }]
        #expect(cell.tapAccessory(.detail))
        #expect(!cell.tapAccessory(.delete))
        cell.isEditingInList = true
        #expect(cell.tapAccessory(.delete))
        #expect(taps == 11)
    }
}

/// A view of a size of its own.
private final class FixedView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 30) }
}
