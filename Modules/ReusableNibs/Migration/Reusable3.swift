// What Reusable up to version 3 calls differently.

extension NibOwnerLoadable where Self: UIView {
    /// A view with the content of its nib; a new one if none is given.
    ///
    /// The class's own initializer must not load the content too.
    @available(*, deprecated, message: "Call loadNibContent() in the view's initializers")
    @_disfavoredOverload @discardableResult
    public static func loadFromNib(owner: Self? = nil) -> Self {
        let view = owner ?? PlatformViews.make(self)
        view.loadNibContent()
        return view
    }
}
