extension UIView {
    func insert(_ view: UIView, above sibling: UIView) {
        guard view !== sibling else { return }
        leaveBeforeCounting(view)
        insert(view, at: (place(of: sibling) ?? subviews.count - 1) + 1)
    }

    func insert(_ view: UIView, below sibling: UIView) {
        guard view !== sibling else { return }
        leaveBeforeCounting(view)
        insert(view, at: place(of: sibling) ?? subviews.count)
    }

    func insert(_ view: UIView, at index: Int) {
        if view === self { UIKitException.invalidArgument.raise("Can't add self as subview") }
        if view.superview === self {
            subviews.removeAll { $0 === view }
            put(view, at: index)
            layoutState.needsLayout = true
            return
        }
        let newWindow = window
        if newWindow != nil { view.viewController?.checkParent(asPartOf: self) }
        MovingControllers.around { take(view, at: index, from: view.window, to: newWindow) }
    }

    private func take(_ view: UIView, at index: Int, from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
        view.detachFromSuperview()
        put(view, at: index)
        view.superview = self
        if oldWindow !== newWindow { view.tellWindowDidChange() }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.surroundingsDidChange()
        layoutState.needsLayout = true
        if !view.translatesAutoresizingMaskIntoConstraints, !view.isPlacedByCode { constraintsDidChange() }
    }

    func moveToFront(_ view: UIView) {
        guard let place = place(of: view) else { return }
        subviews.append(subviews.remove(at: place))
        layer.addSublayer(view.layer)
    }

    func moveToBack(_ view: UIView) {
        guard let place = place(of: view) else { return }
        subviews.insert(subviews.remove(at: place), at: 0)
        layer.insertSublayer(view.layer, at: 0)
    }

    func exchange(_ one: Int, with other: Int) {
        guard subviews.indices.contains(one), subviews.indices.contains(other), one != other else { return }
        swapLayers(of: subviews[one], and: subviews[other])
        subviews.swapAt(one, other)
    }

    func leaveSuperview() {
        guard superview != nil else { return }
        MovingControllers.around { leave(hadWindow: window != nil) }
    }

    private func leave(hadWindow: Bool) {
        willMove(toSuperview: nil)
        if hadWindow { tellWindowWillChange(to: nil) }
        detachFromSuperview()
        if hadWindow { tellWindowDidChange() }
        didMoveToSuperview()
    }

    func isInside(_ view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func place(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

    /// A sibling that moves must be out before the place that it moves to is counted.
    private func leaveBeforeCounting(_ view: UIView) {
        guard view.superview === self, let place = place(of: view) else { return }
        subviews.remove(at: place)
    }

    /// Puts a view and its layer at a place among the subviews.
    ///
    /// The layer may have sublayers that are no view's, so it is placed by its neighbour.
    private func put(_ view: UIView, at index: Int) {
        let index = min(max(index, 0), subviews.count)
        if index < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[index].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: index)
    }

    private func swapLayers(of one: UIView, and other: UIView) {
        guard var layers = layer.sublayers, let first = layers.firstIndex(where: { $0 === one.layer }),
            let second = layers.firstIndex(where: { $0 === other.layer })
        else { return }
        layers.swapAt(first, second)
        layer.sublayers = layers
    }

    /// Takes the view out of its superview without telling it.
    private func detachFromSuperview() {
        guard let old = superview else { return }
        old.willRemoveSubview(self)
        if !isPlacedByCode { leaveRegionForGood() }
        removeConstraintsFromAncestors()
        old.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
        old.layoutState.needsLayout = true
    }

    /// The whole subtree hears of a change of window. `D15`
    private func tellWindowWillChange(to window: UIWindow?) {
        viewController?.viewWillMove(to: window)
        willMove(toWindow: window)
        for view in subviews { view.tellWindowWillChange(to: window) }
    }

    private func tellWindowDidChange() {
        if window == nil, isFirstResponder { resignFirstResponder() }
        didMoveToWindow()
        viewController?.viewDidMove(to: window)
        for view in subviews { view.tellWindowDidChange() }
    }
}
