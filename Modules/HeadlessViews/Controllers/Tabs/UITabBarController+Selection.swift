extension UITabBarController {
    /// Selects the controller of a tab that was tapped, where the delegate allows it.
    ///
    /// A tap on the tab that is selected leads its navigation controller back to the bottom of the stack.
    func select(byTapOn item: UITabBarItem) -> Bool {
        guard let tapped = viewControllers?.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: tapped) != false
        else { return false }
        if tapped === selectedViewController {
            (tapped as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = tapped
        }
        tabBar(tabBar, didSelect: item)
        delegate?.tabBarController(self, didSelect: tapped)
        return true
    }
}

/// Where the bar of a tab bar controller is, and the view above it.
@MainActor struct TabLayout {
    let controller: UITabBarController
    let view: UIView

    /// The height of the bar above the safe area's lower edge.
    private var barHeight: CGFloat { BarHeights(controller.traitCollection).tabBar }

    func apply() {
        let bar = controller.tabBar
        let height = barHeight + view.safeAreaInsets.bottom
        bar.isHiddenByController = controller.isTabBarHidden || hidesBarOfStack
        bar.frame = CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        place(above: bar)
    }

    private func place(above bar: UITabBar) {
        guard let child = controller.selectedViewController, let childView = child.viewIfLoaded else { return }
        let covers = bar.isHidden ? 0 : barHeight
        let reaches = child.reaches(.bottom, under: bar.isTranslucent)
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        childView.frame = covers > 0 && !reaches ? view.bounds.cut(.bottom, to: bar.frame.minY) : view.bounds
        child.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: reaches ? covers : 0, right: 0)
    }

    /// Whether a controller that was pushed on the selected stack hides the bar.
    private var hidesBarOfStack: Bool {
        let stack = (controller.selectedViewController as? UINavigationController)?.viewControllers ?? []
        return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
}
