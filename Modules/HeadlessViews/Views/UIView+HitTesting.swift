extension UIView {
    /// The deepest view in front at a point: no hidden view, none with interaction off or hardly visible, and none outside its
    /// superview's bounds. `D36` `D37`
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    func endEditingInside(force: Bool) -> Bool {
        guard let current = FirstResponder.current else { return true }
        guard let view = current as? UIView, view.isDescendant(of: self) else { return false }
        return view.resignFirstResponder() || force
    }
}
