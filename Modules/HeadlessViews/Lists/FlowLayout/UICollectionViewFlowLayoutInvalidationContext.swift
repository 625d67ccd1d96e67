/// What of a flow layout is out of date.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Makes a context in which all of the layout is out of date. Headless only as a declaration: it is `NSObject`'s.
    public override init() { super.init() }

    /// Whether the delegate is asked anew for sizes, insets and spaces; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the places of items are found anew; true by default.
    open var invalidateFlowLayoutAttributes = true

    func keepsMetrics(_ keeps: Bool) {
        invalidateFlowLayoutDelegateMetrics = !keeps
        invalidateFlowLayoutAttributes = !keeps
    }
}
