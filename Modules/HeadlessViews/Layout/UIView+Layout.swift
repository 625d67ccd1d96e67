extension UIView {
    /// Called by the layer when the bounds have changed.
    func boundsDidChange(from old: CGRect) {
        guard old != bounds else { return }
        if old.size != bounds.size {
            if autoresizesSubviews { autoresizeSubviews(from: old.size) }
            superview?.layoutState.needsLayout = true
        }
        // Not `setNeedsLayout()`: that is overridable, and UIKit does not call it here.
        layoutState.needsLayout = true
    }

    /// Subviews follow the change of size by their masks, hidden ones too. `D26` `D43`
    private func autoresizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            view.frame = Autoresizing.frame(view.frame, mask: view.autoresizingMask, from: old, to: bounds.size)
        }
    }

    /// Lays out this view and those in it, each before its subviews. `D19`
    ///
    /// A view may be marked again while that goes on, by itself or by a view in it; such marks are served too, but not without end. `D21`
    func layOutSubtree() {
        for _ in 0..<10 {
            updateConstraintsIfNeeded()
            guard layOutMarked() else { return }
        }
    }

    /// Lays out what is marked now, and answers whether anything was.
    private func layOutMarked() -> Bool {
        let isMarked = layoutState.needsLayout
        if isMarked {
            layoutState.needsLayout = false
            layOutOnce()
        }
        return subviews.reduce(isMarked) { $1.layOutMarked() || $0 }
    }

    private func layOutOnce() {
        let controller = viewController
        controller?.viewWillLayoutSubviews()
        controller?.layOutContents()
        followPinnedEdges()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    func updateConstraintsOfSubtree() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
}
