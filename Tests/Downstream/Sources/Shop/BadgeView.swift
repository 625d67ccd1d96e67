import ReusableNibs

final class BadgeView: UIView, NibLoadable {  // the nib's root view is the BadgeView
    func didLoadFromNib() { layer.cornerRadius = 4 }  // once, on the main actor, with the outlets connected
}

extension PosterCell {
    func addBadge() {
        let badge = BadgeView.loadFromNib()
        contentView.addSubview(badge)
    }
}
