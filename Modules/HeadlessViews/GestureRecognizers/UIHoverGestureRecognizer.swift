/// A pointer that moves over a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
