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

    /// A bar at the bottom.
    enum BottomBar {
        case none
        case tabBar
        case toolbar
    }

    let drawn: DrawnDevice
    let device: HeadlessDevice
    /// Whether the view is a controller's, and not one at the top of a nib.
    var isScene = true
    var navigationBar = NavigationBar.none
    var bottomBar = BottomBar.none
    /// Whether the view fills a container, whose lower edge need not be the screen's.
    var isEmbedded = false

    /// The safe area of a view.
    ///
    /// A view that is as high as the screen lies under the bars. One that lacks the height of some has been drawn beside them, and one
    /// that lacks the gap that a sheet leaves at the top is drawn as one: with nothing above it but a bar of its own.
    func safeAreaInsets(of frame: CGRect, freeformSize: CGSize?) -> UIEdgeInsets {
        var insets = freeformSize == nil ? drawn.coveredInsets(device) : freeformInsets
        insets.top += navigationBarHeight
        // What the device covers does not count twice below a bar that floats.
        if isFloatingToolbar { insets.bottom /= 2 }
        insets.bottom += bottomBarHeight
        let screen = freeformSize ?? device.size(drawn.orientation)
        let missing = screen.height - frame.height
        guard missing > 0.5, frame.width == screen.width else { return insets }
        if missing == insets.top + insets.bottom { return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right) }
        if bottomBar != .none, missing == insets.bottom {
            insets.bottom = 0
        } else if navigationBar != .none, [insets.top, navigationBarHeight, sheetTop + Self.sheetBarHeight].contains(missing) {
            insets.top = 0
        } else if isSheet(missing) {
            return sheetInsets
        }
        if isEmbedded, drawn.edition.cutsEmbeddedViews { insets.bottom = 0 }
        return insets
    }

    /// A canvas of any size has the upper edge of the screen; a nib's has the lower edge of one that is upright, too.
    private var freeformInsets: UIEdgeInsets {
        var upright = drawn
        upright.orientation = .portrait
        let bottom = isScene ? 0 : upright.coveredInsets(device).bottom
        return UIEdgeInsets(top: drawn.coveredInsets(device).top, left: 0, bottom: bottom, right: 0)
    }

    /// How far below the screen's edge a sheet without a gap begins.
    private var sheetTop: CGFloat { device.safeAreaInsets(drawn.orientation).top }

    private func isSheet(_ missing: CGFloat) -> Bool {
        let top = sheetTop
        return [top, top + Self.sheetGap, drawn.coveredInsets(device).top + Self.sheetGap].contains(missing)
    }

    /// In a sheet a bar is higher, and the line at the bottom counts no more than the status bar.
    ///
    /// Since Xcode 16 the status bar counts there, as it does twice elsewhere.
    private var sheetInsets: UIEdgeInsets {
        let plain = drawn.edition.isDoubling ? Self.sheetBarHeight + 18 : Self.sheetBarHeight
        let top: CGFloat =
            switch navigationBar {
            case .none: drawn.edition.isDoubling ? device.safeAreaInsets(drawn.orientation).top : 0
            case .plain: plain
            case .large: plain + Self.largeTitleHeight
            }
        return UIEdgeInsets(top: top, left: 0, bottom: bottomBarHeight, right: 0)
    }

    private var navigationBarHeight: CGFloat {
        if device.idiom == .phone, drawn.orientation == .landscape { return navigationBar == .none ? 0 : 32 }
        return switch navigationBar {
        case .none: 0
        case .plain: plainBarHeight
        case .large: plainBarHeight + Self.largeTitleHeight
        }
    }

    private var plainBarHeight: CGFloat { device.idiom == .pad ? 50 : drawn.edition.navigationBarHeight }

    private var isFloatingToolbar: Bool { bottomBar == .toolbar && drawn.edition.floatsToolbars }

    /// A toolbar is as high as a tab bar, but for one that floats.
    private var bottomBarHeight: CGFloat {
        bottomBar == .none ? 0 : device.idiom == .pad ? 50 : isFloatingToolbar ? 48 : 49
    }

    private static let largeTitleHeight: CGFloat = 52
    private static let sheetBarHeight: CGFloat = 56
    private static let sheetGap: CGFloat = 10
}
