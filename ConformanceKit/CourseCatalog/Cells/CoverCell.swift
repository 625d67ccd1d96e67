import ReusableCells

/// A course on a shelf: its cover, with a badge if it is new, and its title below.
final class CoverCell: UICollectionViewCell, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var coverView: UIImageView!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!

    private let badge = BadgeView.loadFromNib()

    override func awakeFromNib() {
        super.awakeFromNib()
        coverView.layer.cornerCurve = .continuous
        badge.frame.origin = CGPoint(x: coverView.bounds.maxX - badge.bounds.width - 8, y: 8)
        coverView.addSubview(badge)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        coverView.image = nil
    }

    func show(_ course: Course) {
        coverView.image = UIImage(systemName: course.symbol)
        titleLabel.text = course.title
        badge.isHidden = !course.isNew
    }
}
