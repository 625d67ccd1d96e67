import ReusableCells

/// A heading, from code: no initializer of it is required but the one that UIKit requires.
class HeadingCell: UITableViewCell, Reusable {
    let ruler = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(ruler)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(ruler)
    }
}

/// A heading that has no initializer at all.
final class ChapterCell: HeadingCell {
    var chapter = 1
}
