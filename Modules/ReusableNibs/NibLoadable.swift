/// A view that is the root of a nib of its own.
///
///     final class BadgeView: UIView, NibLoadable { … }
///     let badge = BadgeView.loadFromNib()
///
/// In Interface Builder the custom class is set on the root view, and outlets are drawn from it, not from File's Owner.
@preconcurrency @MainActor public protocol NibLoadable: NibDescribing {}

extension NibLoadable where Self: UIView {
    /// A new view from the nib: the first of the nib's top-level objects that is one of this class.
    ///
    /// Traps with the text of the ``NibFailure`` that ``loadedFromNib()`` throws.
    public static func loadFromNib() -> Self {
        do throws(NibFailure) {
            return try loadedFromNib()
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// A new view from the nib, or what keeps it from being made.
    ///
    /// On iOS, what UIKit raises as an exception while it reads a nib, such as an outlet that is not there, cannot be thrown and is
    /// raised as ever.
    public static func loadedFromNib() throws(NibFailure) -> Self {
        let nib = try foundNib()
        let name = NibCatalog.name(of: nib, for: self)
        let objects = try NibCatalog.load(nib, named: name, owner: nil, for: self)
        guard let view = objects.lazy.compactMap({ $0 as? Self }).first else {
            throw .noRoot(type: TypeName(self), nib: name, found: objects.map { TypeName(Swift.type(of: $0)) })
        }
        return view
    }
}
