/// How high bars are, without what lies below or above them in the safe area.
struct BarHeights {
    private let isCompact: Bool
    private let isTablet: Bool

    init(_ traits: UITraitCollection) {
        isCompact = traits.verticalSizeClass == .compact
        isTablet = traits.userInterfaceIdiom == .pad
    }

    /// 44 points, on a tablet 50; 52 more for a large title; 32 where there is little height, and then no large title. `E30`
    func navigationBar(showingLargeTitle: Bool = false) -> CGFloat {
        if isCompact { return 32 }
        return (isTablet ? 50 : 44) + (showingLargeTitle ? 52 : 0)
    }

    /// 44 points, on a tablet 50; 32 where there is little height.
    var toolbar: CGFloat { isCompact ? 32 : isTablet ? 50 : 44 }

    /// The height of a toolbar outside of a controller, which some systems have made as high as a tab bar above the line that stands for a
    /// button.
    func toolbar(of controls: ControlMetrics, isAboveLine: Bool) -> CGFloat {
        isCompact || !isAboveLine ? toolbar : max(toolbar, controls.toolbarHeight)
    }

    /// 49 points, on a tablet 50; 32 where there is little height.
    var tabBar: CGFloat { isCompact ? 32 : isTablet ? 50 : 49 }
}

extension UINavigationBar {
    /// Whether the bar shows the title of the item on top in large letters.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        let mode = topItem?.largeTitleDisplayMode
        return mode != .never && mode != .inline
    }
}
