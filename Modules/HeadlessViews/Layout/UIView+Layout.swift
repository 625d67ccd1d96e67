extension UIView {
    /// Called by the layer when the bounds have changed.
    func boundsDidChange(from old: CGRect) {
        guard old != bounds else { return }
        if old.size != bounds.size {
            if autoresizesSubviews { autoresizeSubviews(from: old.size) }
            superview?.layoutState.needsLayout = true
        }
        setNeedsLayout()
    }

    /// Subviews follow the change of size by their masks, hidden ones too. `D26` `D43`
    private func autoresizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            view.frame = Autoresizing.frame(view.frame, mask: view.autoresizingMask, from: old, to: bounds.size)
        }
    }

    /// Lays out this view and those in it, each before its subviews. `D19`
    func layOutSubtree() {
        updateConstraintsIfNeeded()
        layOutMarked()
    }

    private func layOutMarked() {
        // A pass may mark the view again from inside `layoutSubviews`; that is served too, but not without end.
        var remainingPasses = 10
        while layoutState.needsLayout, remainingPasses > 0 {
            layoutState.needsLayout = false
            remainingPasses -= 1
            layOutOnce()
        }
        for view in subviews { view.layOutMarked() }
    }

    private func layOutOnce() {
        let controller = viewController
        controller?.viewWillLayoutSubviews()
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
