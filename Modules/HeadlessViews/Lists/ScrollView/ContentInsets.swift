/// What of the safe area is added to a scroll view's insets.
struct ContentInsets {
    var behavior: UIScrollView.ContentInsetAdjustmentBehavior
    var scrollsHorizontally: Bool
    var scrollsVertically: Bool
    /// Whether the view is the content of a controller in a navigation controller.
    var isUnderNavigationBar: Bool

    /// The insets with the safe area. `D35`
    func adjusted(_ insets: UIEdgeInsets, safeArea: UIEdgeInsets) -> UIEdgeInsets {
        var sum = insets
        if adds(scrollsHorizontally) {
            sum.left += safeArea.left
            sum.right += safeArea.right
        }
        if adds(scrollsVertically) || behavior == .automatic && isUnderNavigationBar {
            sum.top += safeArea.top
            sum.bottom += safeArea.bottom
        }
        return sum
    }

    private func adds(_ isScrollable: Bool) -> Bool {
        switch behavior {
        case .automatic, .scrollableAxes: isScrollable
        case .never: false
        case .always: true
        }
    }
}

extension UIScrollView {
    var insetsWithSafeArea: UIEdgeInsets {
        ContentInsets(
            behavior: contentInsetAdjustmentBehavior,
            scrollsHorizontally: alwaysBounceHorizontal || contentSize.width > bounds.width,
            scrollsVertically: alwaysBounceVertical || contentSize.height > bounds.height,
            isUnderNavigationBar: contentController?.isUnderNavigationBar ?? false
        )
        .adjusted(contentInset, safeArea: safeAreaInsets)
    }

    /// The controller whose content the view is: whose root view it is, or the hindmost view in that.
    private var contentController: UIViewController? {
        if let viewController { return viewController }
        return superview?.subviews.first === self ? superview?.viewController : nil
    }

    /// Called when the size of the content has changed, which may make an axis scrollable.
    func contentSizeDidChange() {
        setNeedsLayout()
        tellInsetsChanged()
    }

    /// Tells of the adjusted insets where they are others than when that was last told.
    ///
    /// Content whose start was seen moves along with what the safe area adds, so that it begins below a bar, and not under it.
    func tellInsetsChanged() {
        let insets = insetsWithSafeArea
        guard insets != lastAdjustedInsets else { return }
        let old = lastAdjustedInsets
        lastAdjustedInsets = insets
        let moved = CGPoint(
            x: contentOffset.x == -old.left && contentInset.left == lastContentInset.left ? -insets.left : contentOffset.x,
            y: contentOffset.y == -old.top && contentInset.top == lastContentInset.top ? -insets.top : contentOffset.y)
        lastContentInset = contentInset
        if moved != contentOffset { contentOffset = moved }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}

extension UIViewController {
    /// Whether a navigation bar is above the controller's view.
    fileprivate var isUnderNavigationBar: Bool { isDrawnUnderNavigationBar || navigationController != nil }
}
