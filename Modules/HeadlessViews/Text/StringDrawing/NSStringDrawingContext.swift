/// How far a text may shrink when it is measured, and how far it had to.
open class NSStringDrawingContext {
    /// The least share of its size that a font may shrink to; 0, which forbids it, by default.
    open var minimumScaleFactor: CGFloat = 0

    /// The share of its size that the text was last measured in; 1 if it did not shrink, and 0 before the first time.
    open internal(set) var actualScaleFactor: CGFloat = 0

    /// The rectangle of the text that was last measured.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context that lets nothing shrink.
    public init() {}
}
