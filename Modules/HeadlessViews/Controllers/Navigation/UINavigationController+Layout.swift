extension UINavigationController {
    func putBarsInView() {
        guard let view = viewIfLoaded else { return }
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        layOutBars()
    }

    func layOutBarsAndTop() {
        guard isViewLoaded else { return }
        layOutBars()
        placeTop()
    }

    private func layOutBars() {
        guard let view = viewIfLoaded else { return }
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(
            x: view.bounds.minX, y: view.bounds.minY + view.safeAreaInsets.top, width: view.bounds.width,
            height: navigationBarHeight)
        let height = BarHeights(traitCollection).toolbar
        toolbar.isHidden = isToolbarHidden
        toolbar.frame = CGRect(
            x: view.bounds.minX, y: view.bounds.maxY - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height
        )
    }

    /// Gives the view on top all of the room, or what the bars leave it, and the parts of it that they cover as its safe area.
    func placeTop() {
        guard let view = viewIfLoaded, let top = topViewController, let topView = top.viewIfLoaded else { return }
        let above = isNavigationBarHidden ? 0 : navigationBar.frame.height
        let below = isToolbarHidden ? 0 : toolbar.frame.height
        let reachesAbove = top.reaches(.top, under: navigationBar.isTranslucent)
        let reachesBelow = top.reaches(.bottom, under: toolbar.isTranslucent)
        var frame = view.bounds
        if above > 0, !reachesAbove { frame = frame.cut(.top, to: navigationBar.frame.maxY) }
        if below > 0, !reachesBelow { frame = frame.cut(.bottom, to: toolbar.frame.minY) }
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        topView.frame = frame
        top.barInsets = UIEdgeInsets(top: reachesAbove ? above : 0, left: 0, bottom: reachesBelow ? below : 0, right: 0)
    }

    /// The bar's own height, and more for a prompt.
    private var navigationBarHeight: CGFloat {
        let item = navigationBar.topItem
        let height = BarHeights(traitCollection).navigationBar(showingLargeTitle: item != nil && navigationBar.showsLargeTitle)
        return traitCollection.verticalSizeClass != .compact && item?.prompt != nil ? height + 30 : height
    }
}

extension UIViewController {
    /// Whether the view reaches under a bar at an edge.
    func reaches(_ edge: UIRectEdge, under isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}

extension CGRect {
    /// The part of the rectangle below a height, for the top, or above it, for the bottom.
    func cut(_ edge: UIRectEdge, to y: CGFloat) -> CGRect {
        edge == .top
            ? CGRect(x: minX, y: y, width: width, height: max(maxY - y, 0))
            : CGRect(x: minX, y: minY, width: width, height: max(y - minY, 0))
    }
}
