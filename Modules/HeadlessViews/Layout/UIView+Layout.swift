extension UIView {
    /// Called by the layer when the bounds have changed.
    func boundsDidChange(from old: CGRect) {
        guard old != bounds else { return }
        if old.size != bounds.size {
            if autoresizesSubviews { autoresizeSubviews(from: old.size) }
            superview?.layoutState.needsLayout = true
            if let region = layoutState.region {
                if region.root === self { region.isStale = true } else { region.frameDidChange(of: self) }
            }
        }
        if old.origin != bounds.origin { boundsOriginDidChange() }
        // Not `setNeedsLayout()`: that is overridable, and UIKit does not call it here.
        layoutState.needsLayout = true
    }

    /// What constraints align with a view moves with the origin of its bounds; with a scroll view's only what does not scroll.
    private func boundsOriginDidChange() {
        guard let region = layoutState.region, !(self is UIScrollView) || region.followsScrolling else { return }
        region.isStale = true
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
        window?.followScreen()
        for _ in 0..<10 {
            settleTraits()
            updateConstraintsIfNeeded()
            guard layOutMarked() else { return }
        }
    }

    /// Lays out what is marked now, and answers whether anything was.
    private func layOutMarked() -> Bool {
        solveIfNeeded()
        let isMarked = layoutState.needsLayout
        if isMarked {
            layoutState.needsLayout = false
            layOutOnce()
        }
        let hasChanged = subviews.reduce(isMarked) { $1.layOutMarked() || $0 }
        if hasChanged, let region = layoutState.region, region.root === self, !region.isStale {
            region.isStale = region.hasChangedInputs
        }
        return hasChanged
    }

    private func layOutOnce() {
        let controller = viewController
        controller?.viewWillLayoutSubviews()
        controller?.layOutContents()
        layoutState.region?.place(subviewsOf: self)
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
