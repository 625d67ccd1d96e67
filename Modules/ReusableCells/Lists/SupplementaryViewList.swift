/// A supplementary view, to the lists that take them.
///
/// A base class of supplementary views adopts it, once for all its subclasses.
@preconcurrency @MainActor public protocol ListSupplementaryView: AnyObject {
    /// The base class of the supplementary views that a list takes.
    associatedtype SupplementaryViewBase: AnyObject
}

/// A list that makes supplementary views under a kind and an identifier and uses them again.
///
/// Collection views adopt it, and any list view can.
@preconcurrency @MainActor public protocol SupplementaryViewList<SupplementaryViewBase>: AnyObject {
    /// The base class of the list's supplementary views.
    associatedtype SupplementaryViewBase: AnyObject

    /// Has the list make new views of a kind under an identifier from a class or a nib; the last registration of both stands.
    func registerSupplementaryView(_ source: ReuseSource, ofKind kind: String, forIdentifier identifier: String)

    /// A view of a kind under an identifier, used again or new; throws in the list's own words where it can give none.
    func dequeueSupplementaryView(
        ofKind kind: String, withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ListRefusal) -> SupplementaryViewBase
}
