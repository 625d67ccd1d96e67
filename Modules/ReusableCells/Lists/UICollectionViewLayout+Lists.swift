extension UICollectionViewLayout: DecorationViewList {
    /// Registers a class or a nib of decoration views of a kind, as the layout's own two calls do.
    public func registerDecorationView(_ source: ReuseSource, ofKind kind: String) {
        switch source {
        case .type(let type): register(type, forDecorationViewOfKind: kind)
        case .nib(let nib): register(nib, forDecorationViewOfKind: kind)
        }
    }

    /// Layouts take every subclass.
    public typealias DecorationViewBase = UICollectionReusableView
}
