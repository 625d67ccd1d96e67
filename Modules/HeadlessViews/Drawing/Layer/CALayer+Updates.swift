extension CALayer {
    /// Asks for the sublayers to be laid out at the next occasion.
    public func setNeedsLayout() {
        isLayoutNeeded = true
    }

    /// Whether a layout was asked for and not done yet.
    public func needsLayout() -> Bool {
        isLayoutNeeded
    }

    /// Lays out this layer and those upon it, as far as it was asked for.
    public func layoutIfNeeded() {
        if isLayoutNeeded {
            isLayoutNeeded = false
            layoutSublayers()
        }
        for layer in orderedSublayers {
            layer.layoutIfNeeded()
        }
    }

    /// Asks for the contents to be made at the next occasion.
    public func setNeedsDisplay() {
        isDisplayNeeded = true
    }

    /// Asks for part of the contents to be made at the next occasion; all of them are.
    public func setNeedsDisplay(_ r: CGRect) {
        isDisplayNeeded = true
    }

    /// Whether the contents were asked for and not made yet.
    public func needsDisplay() -> Bool {
        isDisplayNeeded
    }

    /// Makes the contents if they were asked for.
    public func displayIfNeeded() {
        guard isDisplayNeeded else { return }
        isDisplayNeeded = false
        display()
    }

    /// Ends every animation of the layer; there are none here, as every change takes effect at once.
    public func removeAllAnimations() {}

    /// The keys of the layer's animations: nil, as there are none here.
    public func animationKeys() -> [String]? {
        nil
    }
}
