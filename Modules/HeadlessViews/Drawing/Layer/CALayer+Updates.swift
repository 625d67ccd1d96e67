extension CALayer {
    /// Whether a layout was asked for and not done yet.
    public func needsLayout() -> Bool {
        isLayoutNeeded
    }

    /// Whether the contents were asked for and not made yet.
    public func needsDisplay() -> Bool {
        isDisplayNeeded
    }

    /// Ends every animation of the layer; there are none here, as every change takes effect at once.
    public func removeAllAnimations() {}

    /// Ends one animation of the layer; there are none here, as every change takes effect at once.
    public func removeAnimation(forKey key: String) {}

    /// The keys of the layer's animations: nil, as there are none here.
    public func animationKeys() -> [String]? {
        nil
    }
}
