extension UIView {
    /// Finds the frames that constraints give the views here, where that was not done or is no longer right.
    func solveIfNeeded() {
        if let region = layoutState.region {
            if region.isLost(self) { region.dissolve() } else if region.isStale { region.root?.solveRegion() }
            if layoutState.region != nil { return }
        }
        guard !layoutState.isSettled else { return }
        // What follows by its mask is found with its superview only where something in it could push that.
        let root = translatesAutoresizingMaskIntoConstraints && linksToSuperview && !hasConstraintsInside ? self : layoutRoot
        root.solveRegion()
        if layoutState.region == nil, root !== self { solveRegion() }
        layoutState.isSettled = layoutState.region == nil
    }

    /// Solves the constraints of the part of the tree that has this view as its root.
    private func solveRegion() {
        // A view that is asked for its content's size may ask for layout itself.
        guard !layoutState.isSolving else { return }
        layoutState.isSolving = true
        defer { layoutState.isSolving = false }
        guard mayHaveConstraints else { return settle() }
        let problem = LayoutProblem(of: self, ownRootSize)
        guard !problem.isTrivial else { return problem.members.forEach { $0.view.settle() } }
        problem.solve()
        UnsatisfiableConstraints.report(problem.conflicts)
        let own = layoutState.region.flatMap { $0.root === self ? $0 : nil }
        (own ?? LayoutRegion(of: self)).take(problem)
    }

    /// What the view's size follows from where it is a root.
    var ownRootSize: LayoutProblem.RootSize {
        superview == nil && !translatesAutoresizingMaskIntoConstraints && !isPlacedByCode ? .free : .fixed
    }

    private func settle() {
        if let region = layoutState.region, region.root === self { region.dissolve() }
        layoutState.isSettled = true
    }

    /// Whether the view, or one whose place is found together with its own, could have anything to solve.
    private var mayHaveConstraints: Bool {
        if !layoutState.constraints.isEmpty || self is UIStackView { return true }
        let isFree = superview == nil && !translatesAutoresizingMaskIntoConstraints
        return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || isFree }
    }

    func enterRegion(_ region: LayoutRegion, _ index: Int) {
        layoutState.region = region
        layoutState.regionIndex = index
        layoutState.isSettled = false
    }

    func leaveRegion() {
        layoutState.region = nil
        layoutState.regionIndex = 0
        layoutState.isSettled = false
    }

    /// Notes that constraints of the view, or sizes that they depend on, are no longer those that were solved.
    func constraintsDidChange() {
        layoutState.needsLayout = true
        layoutState.region?.isStale = true
        layoutState.isSettled = false
    }

    /// Notes that the content may have another size, or keeps to it otherwise.
    func naturalSizeDidChange() {
        layoutState.region?.isStale = true
        superview?.layoutState.needsLayout = true
    }

    /// Notes that constraints place the view now, or that they do so no longer.
    func translationDidChange() {
        leaveRegionForGood()
        superview?.constraintsDidChange()
    }

    /// Takes the view, and what is in it, out of the region of the tree that it is in.
    func leaveRegionForGood() {
        layoutState.region?.dissolve()
        layoutState.isSettled = false
    }

    /// Whether constraints gave the view its frame when it was last laid out.
    var isPlacedByConstraints: Bool { layoutState.region?.frame(of: self) != nil }

    /// Moves the view to where constraints place it; the transform, of which they know nothing, stays. `D7`
    func takePlace(_ frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let center = center(in: frame)
        if self.center != center { self.center = center }
    }

    /// Whether the view is where constraints place it.
    func isPlaced(at frame: CGRect) -> Bool { bounds.size == frame.size && center == center(in: frame) }

    private func center(in frame: CGRect) -> CGPoint {
        let anchor = layer.anchorPoint
        return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    /// Pixels to a point of the screen that the view is for.
    var screenScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// From the bounds to the rectangle that is not too wide to read.
    var readableGuideInsets: UIEdgeInsets {
        let inside = ReadableWidth.frame(in: bounds, margins: layoutMargins)
        return UIEdgeInsets(
            top: inside.minY - bounds.minY, left: inside.minX - bounds.minX, bottom: bounds.maxY - inside.maxY,
            right: bounds.maxX - inside.maxX)
    }
}
