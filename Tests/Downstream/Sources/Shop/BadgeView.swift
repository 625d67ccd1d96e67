import ReusableNibs

final class BadgeView: UIView, NibLoadable {}  // the nib's root view is the BadgeView

extension PosterCell {
    func addBadge() {
        let badge = BadgeView.loadFromNib()
        contentView.addSubview(badge)
    }
}
