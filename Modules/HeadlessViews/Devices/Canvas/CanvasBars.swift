import Foundation

/// The bars of a canvas, and how far they and the device reach over the view that is drawn there.
struct CanvasBars {
    /// A bar at the top.
    enum NavigationBar {
        case none
        case plain
        /// With a title in large letters below it.
        case large
    }

    let device: HeadlessDevice
    let edition: DrawnDevice.Edition
    /// What the device covers of its screen.
    let covered: UIEdgeInsets
    var hasStatusBar = true
    var navigationBar = NavigationBar.none
    /// Whether there is a tab bar or a toolbar: they are equally high.
    var hasBottomBar = false

    /// The safe area of a view.
    ///
    /// A view that is as high as the screen lies under the bars. One that lacks the height of some has been drawn beside them, and one
    /// that lacks the gap that a sheet leaves at the top is drawn as one: with nothing above it but a bar of its own.
    func safeAreaInsets(of frame: CGRect, screen: CGSize, isFreeform: Bool) -> UIEdgeInsets {
        var insets = covered
        if !hasStatusBar { insets.top = 0 }
        insets.top += navigationBarHeight
        insets.bottom += bottomBarHeight
        let missing = screen.height - frame.height
        guard !isFreeform, missing > 0.5, frame.width == screen.width else { return insets }
        if missing == insets.top + insets.bottom { return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right) }
        if missing == insets.bottom, hasBottomBar { insets.bottom = 0 } else if missing == insets.top { insets.top = 0 }
        if missing == covered.top || missing == covered.top + Self.sheetGap { return sheetInsets }
        return insets
    }

    /// In a sheet a bar is higher, and the line at the bottom counts no more than the status bar.
    private var sheetInsets: UIEdgeInsets {
        let top: CGFloat =
            switch navigationBar {
            case .none: 0
            case .plain: Self.sheetBarHeight
            case .large: Self.sheetBarHeight + Self.largeTitleHeight
            }
        return UIEdgeInsets(top: top, left: covered.left, bottom: bottomBarHeight, right: covered.right)
    }

    private var navigationBarHeight: CGFloat {
        switch navigationBar {
        case .none: 0
        case .plain: plainBarHeight
        case .large: plainBarHeight + Self.largeTitleHeight
        }
    }

    private var plainBarHeight: CGFloat { device.idiom == .pad ? 50 : edition.navigationBarHeight }

    private var bottomBarHeight: CGFloat { hasBottomBar ? device.idiom == .pad ? 50 : 49 : 0 }

    private static let largeTitleHeight: CGFloat = 52
    private static let sheetBarHeight: CGFloat = 56
    private static let sheetGap: CGFloat = 10
}
