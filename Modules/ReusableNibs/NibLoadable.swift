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
            OwnedNibs.fail(error)
            return PlatformViews.make(self)
        }
    }

    /// A new view from the nib, as ``loadFromNib()`` makes it, or what keeps it from being made.
    ///
    /// A view in the nib that calls ``NibOwnerLoadable/loadNibContent(insets:pinnedTo:)`` in its initializer still traps on its own
    /// behalf. On iOS, what UIKit raises as an exception while it reads a nib, such as an outlet that is not there, is raised as
    /// ever.
    public static func loadedFromNib() throws(NibFailure) -> Self {
        let nib = try ClassNib(of: self)
        let loaded = try nib.load(owner: nil)
        for object in loaded.objects {
            guard let view = ClassAncestry.cast(object, to: self) else { continue }
            NibSetUp.perform(on: view)
            return view
        }
        throw .noRoot(
            type: TypeName(self), nib: nib.name, found: loaded.objects.map { TypeName(Swift.type(of: $0)) },
            unknown: loaded.unknownClasses)
    }
}
