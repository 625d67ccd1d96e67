extension UIView {
    /// How the safe area of the superview, or of the window, reaches into this view. `D27` `D28`
    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard window != nil else { return .zero }
        let insets = superview.map { SafeArea.insets(of: frame, in: $0.bounds, insets: $0.safeAreaInsets) } ?? .zero
        guard let viewController else { return insets }
        return insets.adding(viewController.barInsets).adding(viewController.additionalSafeAreaInsets)
    }

    /// The margins as they are read: the view's own, the superview's where they reach in, and the safe area. `D30` `D31`
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = layoutState.margins ?? defaultLayoutMargins
        if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
            margins = margins.union(plain(viewController.systemMinimumLayoutMargins))
        }
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        return margins.union(SafeArea.insets(of: frame, in: superview.bounds, insets: superview.layoutMargins))
    }

    func setOwnMargins(_ margins: UIEdgeInsets) {
        layoutState.margins = margins
        tellMarginsChanged()
        constraintsDidChange()
    }

    func tellMarginsChanged() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
    }

    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }

    func plain(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    func tellSafeAreaChanged() {
        if safeAreaInsets != layoutState.lastSafeArea {
            layoutState.lastSafeArea = safeAreaInsets
            if layoutState.region != nil { constraintsDidChange() }
            safeAreaInsetsDidChange()
            viewController?.viewSafeAreaInsetsDidChange()
            viewController?.layOutContents()
            if insetsLayoutMarginsFromSafeArea { tellMarginsChanged() }
        }
        for view in subviews { view.tellSafeAreaChanged() }
    }
}

/// How insets of a view reach into a view that lies in it.
enum SafeArea {
    /// On each side what is left of the outer inset after the distance to that side: never below zero, never above the outer one. `D28`
    static func insets(of frame: CGRect, in bounds: CGRect, insets: UIEdgeInsets) -> UIEdgeInsets {
        func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: reach(insets.top, frame.minY - bounds.minY), left: reach(insets.left, frame.minX - bounds.minX),
            bottom: reach(insets.bottom, bounds.maxY - frame.maxY), right: reach(insets.right, bounds.maxX - frame.maxX))
    }
}

extension UIEdgeInsets {
    /// The sum on each side.
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    /// On each side the larger of two.
    fileprivate func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom), right: max(right, other.right)
        )
    }
}
