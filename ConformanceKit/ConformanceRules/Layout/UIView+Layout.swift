extension UIView {
    /// The view that what a list shows is to lie in; the view itself for one that has no other, and where all is beside that one, as it is
    /// in a header whose nib has a plain view.
    var content: UIView {
        let content =
            switch self {
            case let cell as UITableViewCell: cell.contentView
            case let header as UITableViewHeaderFooterView: header.contentView
            case let cell as UICollectionViewCell: cell.contentView
            default: self
            }
        return content.subviews.isEmpty ? self : content
    }

    /// Whether tables give the view its place.
    var isOfTable: Bool { self is UITableViewCell || self is UITableViewHeaderFooterView }

    /// Whether constraints place anything in the view.
    var hasConstraints: Bool { selfAndDescendants.contains { !$0.constraints.isEmpty } }

    /// Whether constraints tie something to the view's top and nothing to its bottom, or the other way round.
    ///
    /// What is tied to neither, such as what is centered, is meant for a height that is given, and so is what is stretched between both.
    var isTiedAtOneEnd: Bool {
        let ends = constraints.flatMap { [($0.firstItem, $0.firstAttribute), ($0.secondItem, $0.secondAttribute)] }
            .filter { isSelf($0.0) }.map(\.1)
        return ends.contains(where: \.isOfTop) != ends.contains(where: \.isOfBottom) && !ends.contains(where: \.isOfMiddle)
    }

    private func isSelf(_ item: AnyObject?) -> Bool { item === self || (item as? UILayoutGuide)?.owningView === self }

    /// The size that fits the content in a width.
    func measured(in width: CGFloat) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the view asks its list for: what fits, unless it says otherwise itself.
    func preferredSize(in width: CGFloat) -> CGSize {
        guard let view = self as? UICollectionReusableView else { return measured(in: isOfTable ? width : bounds.width) }
        let attributes =
            view is UICollectionViewCell
            ? UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            : UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: SupplementaryKind.header.rawValue, with: IndexPath(item: 0, section: 0))
        attributes.frame = frame
        return view.preferredLayoutAttributesFitting(attributes).size
    }

    /// Has the lists in the view ask nobody for what they are to show: that may need what is not there in a test.
    func silenceLists() {
        for view in selfAndDescendants {
            (view as? UICollectionView)?.dataSource = nil
            if let table = view as? UITableView, let source = table.dataSource, !source.isFrameworks {
                PlatformLayout.showDrawnRowsAlone(in: table)
            }
        }
    }

    /// The cells that the tables in the view show.
    var shownCells: [UITableViewCell] { selfAndDescendants.flatMap { ($0 as? UITableView)?.visibleCells ?? [] } }

    /// The views in this one that constraints may place and that are shown: what is inside of controls and lists is their own affair.
    var laidOutViews: [UIView] {
        subviews.filter { !$0.isHidden && !$0.isPrivate }.flatMap { view in [view] + (view.isClosed ? [] : view.laidOutViews) }
    }

    /// Texts, controls and pictures that are shown and that nothing cuts off on purpose.
    var shownLeaves: [UIView] {
        guard !clipsToBounds || isContentView, !(self is UIScrollView) else { return [] }
        return subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.transform.isIdentity && !$0.isPrivate }.flatMap { view in
            view.isLeaf ? [view] : view.shownLeaves
        }
    }

    private var isContentView: Bool { superview?.content === self }
    private var isLeaf: Bool { self is UILabel || self is UIControl }
    private var isClosed: Bool {
        self is UIControl || self is UITableView || self is UICollectionView || self is UITextView || self is UILabel
    }

    /// Whether the view is one that the platform adds for itself, such as a separator.
    private var isPrivate: Bool { TypeName(type(of: self)).leaf.hasPrefix("_") }
}

extension UITableViewDataSource {
    /// Whether the class is the framework's own, as that of static cells is.
    fileprivate var isFrameworks: Bool { ["HeadlessViews", "UIKit", "UIKitCore", ""].contains(TypeName(type(of: self)).module) }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isOfTop: Bool { self == .top || self == .topMargin }
    fileprivate var isOfBottom: Bool { self == .bottom || self == .bottomMargin }
    fileprivate var isOfMiddle: Bool { self == .centerY || self == .centerYWithinMargins || self == .height }

    /// Whether the attribute is one along the vertical axis.
    var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: true
        default: false
        }
    }
}

extension ViewHosting {
    /// The frame that the hosted view is to have in the content view, and the one that it has; nil before there is one.
    var hostedFrames: (expected: CGRect, seen: CGRect)? {
        guard let view = hosting.hosted, let superview = view.superview else { return nil }
        let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (hosting.place(in: contentView, isMirrored: isMirrored), superview.convert(view.frame, to: contentView))
    }
}

extension CGSize {
    /// The size in words: `320 by 44`.
    var words: String { "\(width.words) by \(height.words)" }
}

extension CGPoint {
    /// The point in words: `(16, 8)`.
    var words: String { "(\(x.words), \(y.words))" }
}

extension CGFloat {
    /// The number with no more than two decimals.
    var words: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && magnitude < 1e15 ? "\(Int(rounded))" : "\(Double(rounded))"
    }
}
