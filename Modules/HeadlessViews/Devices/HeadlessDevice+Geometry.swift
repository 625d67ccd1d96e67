extension HeadlessDevice {
    /// The parts of the screen that hardware, the status bar and the line in the home button's stead cover.
    public func safeAreaInsets(_ orientation: Orientation) -> UIEdgeInsets {
        switch shape {
        case .homeButton:
            return UIEdgeInsets(top: statusBarHeight(orientation), left: 0, bottom: 0, right: 0)
        case .camera(let depth):
            guard orientation == .landscape else { return UIEdgeInsets(top: depth, left: 0, bottom: 34, right: 0) }
            return UIEdgeInsets(top: 0, left: depth, bottom: 21, right: depth)
        case .roundedTablet:
            return UIEdgeInsets(top: statusBarHeight(orientation), left: 0, bottom: 20, right: 0)
        case .television:
            return UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
        }
    }

    /// The height of the status bar, which a phone on its side does not show.
    ///
    /// Where there is a camera, it is as high as that reaches.
    public func statusBarHeight(_ orientation: Orientation) -> CGFloat {
        switch shape {
        case .homeButton: idiom == .phone && orientation == .landscape ? 0 : 20
        case .camera(let depth): orientation == .landscape ? 0 : depth
        case .roundedTablet: 24
        case .television: 0
        }
    }

    /// The horizontal size class of what fills the screen: on their sides, the larger phones have room.
    public func horizontalSizeClass(_ orientation: Orientation) -> UIUserInterfaceSizeClass {
        guard idiom == .phone else { return .regular }
        return orientation == .landscape && size.width >= Self.largePhoneWidth ? .regular : .compact
    }

    /// The vertical size class of what fills the screen: compact for a phone on its side.
    public func verticalSizeClass(_ orientation: Orientation) -> UIUserInterfaceSizeClass {
        idiom == .phone && orientation == .landscape ? .compact : .regular
    }

    /// The traits of what fills the screen.
    func traits(_ orientation: Orientation, contentSizeCategory: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection.iPhoneUpright.modifyingTraits { traits in
            traits.userInterfaceIdiom = idiom
            traits.displayScale = scale
            traits.horizontalSizeClass = horizontalSizeClass(orientation)
            traits.verticalSizeClass = verticalSizeClass(orientation)
            traits.preferredContentSizeCategory = contentSizeCategory
        }
    }

    /// From this width on, upright, a phone counts as large.
    private static let largePhoneWidth: CGFloat = 414
}
