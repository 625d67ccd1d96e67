extension UIPageViewController {
    /// Does what a swipe does: turns to the page that the data source offers, or lets it fall back where the swipe is given up.
    ///
    /// Answers whether there is a page to turn to. Headless only.
    @_spi(Headless) @discardableResult
    public func turnPage(_ direction: NavigationDirection, isCompleted: Bool = true) -> Bool {
        let old = viewControllers ?? []
        let pending = pages(direction, from: old)
        guard !pending.isEmpty else { return false }
        delegate?.pageViewController(self, willTransitionTo: pending)
        if isCompleted { open(pending, animated: true) } else { glance(at: pending, from: old) }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: isCompleted)
        return true
    }

    /// The pages next to those that are open, as many as these.
    private func pages(_ direction: NavigationDirection, from open: [UIViewController]) -> [UIViewController] {
        guard let dataSource, var edge = direction == .forward ? open.last : open.first else { return [] }
        var pages: [UIViewController] = []
        while pages.count < open.count {
            let next =
                direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: edge)
                : dataSource.pageViewController(self, viewControllerBefore: edge)
            guard let next else { break }
            pages.append(next)
            edge = next
        }
        guard pages.count == open.count else { return [] }
        return direction == .forward ? pages : pages.reversed()
    }

    /// Shows pages in part, and then those again that were open.
    private func glance(at pending: [UIViewController], from open: [UIViewController]) {
        for page in pending { addChild(page) }
        for page in pending { page.beginAppearance(true, animated: true) }
        for page in open { page.beginAppearance(false, animated: true) }
        for page in open { page.beginAppearance(true, animated: true) }
        for page in open { page.endAppearance() }
        for page in pending { page.beginAppearance(false, animated: true) }
        for page in pending { page.endAppearance() }
        for page in pending {
            page.beginLeavingParent()
            page.removeFromParent()
        }
    }
}
