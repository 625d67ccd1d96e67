import ReusableCells

/// The mark of a course that came out a short while ago.
final class BadgeView: UIView, NibLoadable {}
