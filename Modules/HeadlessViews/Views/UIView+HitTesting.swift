extension UIView {
    /// The deepest view in front at a point: no hidden view, none with interaction off or hardly visible, and none outside its
    /// superview's bounds. `D36` `D37`
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, isVisibleEnough, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// The layer keeps its opacity in single precision, in which a hundredth is a little less than one.
    private var isVisibleEnough: Bool { Float(alpha) >= 0.01 }

    func endEditingInside(force: Bool) -> Bool {
        guard let current = FirstResponder.current else { return true }
        guard let view = current as? UIView, view.isDescendant(of: self) else { return false }
        return view.resignFirstResponder() || force
    }
}
