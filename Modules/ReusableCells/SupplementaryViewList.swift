/// A supplementary view, to the lists that take them.
@preconcurrency @MainActor public protocol ListSupplementaryView: AnyObject {
    /// The base class of the supplementary views that a list takes.
    associatedtype SupplementaryBase: AnyObject
}

/// A list that makes supplementary views under a kind and an identifier and uses them again.
@preconcurrency @MainActor public protocol SupplementaryViewList: AnyObject {
    /// The base class of the list's supplementary views.
    associatedtype SupplementaryBase: AnyObject

    /// Has the list make new views of a kind under an identifier from a class or a nib.
    func registerSupplementaryView(_ source: ReuseSource, ofKind kind: String, forIdentifier identifier: String)

    /// A view of a kind under an identifier, used again or new; throws the list's own words where it can make none.
    func dequeueSupplementaryView(
        ofKind kind: String, withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ReuseFailure) -> SupplementaryBase
}

extension SupplementaryViewList {
    /// Registers a class of views of a kind under its identifier, with its nib if it has one.
    ///
    /// Traps with the text of a ``ReuseFailure`` where the class has a nib that is not to be found.
    public func register<View: Reusable & ListSupplementaryView>(
        supplementaryViewType: View.Type, ofKind elementKind: String
    ) where View.SupplementaryBase == SupplementaryBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in
            registerSupplementaryView(
                try ReuseSource.of(supplementaryViewType), ofKind: elementKind,
                forIdentifier: supplementaryViewType.reuseIdentifier)
        }
    }

    /// A view of a class and a kind for an index path, used again or new.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableSupplementaryView(ofKind:for:viewType:)`` throws.
    public func dequeueReusableSupplementaryView<View: Reusable & ListSupplementaryView>(
        ofKind elementKind: String, for indexPath: IndexPath, viewType: View.Type = View.self
    ) -> View where View.SupplementaryBase == SupplementaryBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in
            try reusableSupplementaryView(ofKind: elementKind, for: indexPath, viewType: viewType)
        }
    }

    /// A view of a class and a kind for an index path, or what keeps the list from giving one.
    public func reusableSupplementaryView<View: Reusable & ListSupplementaryView>(
        ofKind elementKind: String, for indexPath: IndexPath, viewType: View.Type = View.self
    ) throws(ReuseFailure) -> View where View.SupplementaryBase == SupplementaryBase {
        let view = try dequeueSupplementaryView(
            ofKind: elementKind, withIdentifier: viewType.reuseIdentifier, for: indexPath)
        guard let typed = view as? View else {
            throw .wrongClass(
                wanted: TypeName(viewType), found: TypeName(type(of: view as AnyObject)), identifier: viewType.reuseIdentifier,
                part: .supplementaryView(kind: elementKind))
        }
        return typed
    }
}
