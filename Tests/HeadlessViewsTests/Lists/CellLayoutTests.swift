@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Layout of a table's cells")
struct CellLayoutTests {
    private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 70.5)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "More"
        return cell
    }

    @Test("A54 The labels of each style are where the style has them")
    func labels() {
        let plain = cell(.default)
        plain.layoutIfNeeded()
        #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 70.5))
        let subtitle = cell(.subtitle)
        subtitle.layoutIfNeeded()
        #expect(subtitle.textLabel?.frame == CGRect(x: 16, y: 15.5, width: 288, height: 20.5))
        #expect(subtitle.detailTextLabel?.frame == CGRect(x: 16, y: 37, width: 288, height: 18))
        let value = cell(.value1)
        value.layoutIfNeeded()
        #expect(value.detailTextLabel?.frame.maxX == 304)
        #expect(value.textLabel?.frame.maxX == value.detailTextLabel?.frame.minX)
    }

    @Test("Indentation moves the labels", arguments: [1, 3])
    func indentation(level: Int) {
        let cell = cell(.default)
        cell.indentationLevel = level
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == CGFloat(16 + 10 * level))
    }

    @Test("A95 An accessory takes room from the content, and a view comes before a type")
    func accessories() {
        let cell = cell(.default)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 287)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 249)
        #expect(cell.accessoryView?.frame.midY == 35.25)
    }

    @Test("A cell is told before and after it shows other controls")
    func transitions() {
        let cell = TransitionCell(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: true)
        cell.setEditing(true, animated: true)
        cell.setEditing(false, animated: true)
        #expect(cell.log == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
    }

    @Test("E32 The size that fits keeps a required direction, and leaves the view as it is")
    func fitting() {
        let view = UISwitch()
        let before = view.frame
        let target = CGSize(width: 200, height: 7)
        let fitting = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 200, height: view.intrinsicContentSize.height))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == view.sizeThatFits(.zero))
        #expect(view.frame == before)
    }
}

private final class TransitionCell: UITableViewCell {
    var log: [String] = []

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        log.append("will \(state.rawValue) \(isEditing)")
    }

    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        log.append("did \(state.rawValue) \(isEditing)")
    }
}
