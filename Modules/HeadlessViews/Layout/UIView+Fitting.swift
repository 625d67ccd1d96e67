/// Sizes that fit, found without solving: until constraints are solved, a view is as large as its intrinsic size, or what is pinned to its
/// edges, or what `sizeThatFits(_:)` answers.
extension UIView {
    func fittingSize(
        _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
    ) -> CGSize {
        if horizontalPriority == .required, verticalPriority == .required { return target }
        let natural = naturalSize(in: target)
        return CGSize(
            width: horizontalPriority == .required ? target.width : natural.width,
            height: verticalPriority == .required ? target.height : natural.height)
    }

    private func naturalSize(in target: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
        let pinned = pinnedContentSize(in: target)
        let fitting = pinned.width == nil || pinned.height == nil ? sizeThatFits(target) : .zero
        return CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : pinned.width ?? fitting.width,
            height: intrinsic.height >= 0 ? intrinsic.height : pinned.height ?? fitting.height)
    }

    /// The size that the subviews need which are pinned to both edges along an axis; nil where none is.
    func pinnedContentSize(in target: CGSize) -> (width: CGFloat?, height: CGFloat?) {
        var width: CGFloat?
        var height: CGFloat?
        for (view, pinning) in pinnedSubviews {
            let margins = pinning.margins(in: bounds)
            let room = CGSize(width: target.width - (margins.width ?? 0), height: target.height - (margins.height ?? 0))
            let size = view.systemLayoutSizeFitting(
                room, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
            if let margin = margins.width { width = max(width ?? 0, size.width + margin) }
            if let margin = margins.height { height = max(height ?? 0, size.height + margin) }
        }
        return (width, height)
    }
}
