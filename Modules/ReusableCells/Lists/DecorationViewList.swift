/// What makes decoration views by their kind: the layout of a collection view, not the view itself.
///
/// `UICollectionViewLayout` adopts it. Decoration views are of the classes that ``ListSupplementaryView`` tells.
@preconcurrency @MainActor public protocol DecorationViewList<DecorationViewBase>: AnyObject {
    /// The base class of the decoration views.
    associatedtype DecorationViewBase: AnyObject

    /// Has the layout make decoration views of a kind from a class or a nib; the last registration of a kind stands.
    func registerDecorationView(_ source: ReuseSource, ofKind kind: String)
}

extension DecorationViewList {
    /// Registers a class of decoration views, with its nib if it has one, for the kind that has the class's identifier for a name.
    ///
    ///     layout.register(decorationViewType: ShelfBackground.self)
    ///     NSCollectionLayoutDecorationItem.background(elementKind: ShelfBackground.reuseIdentifier)
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``registering(decorationViewType:)`` throws.
    public func register<View: Reusable & ListSupplementaryView>(decorationViewType: View.Type)
    where View.SupplementaryViewBase == DecorationViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try registering(decorationViewType: decorationViewType) }
    }

    /// Registers a class as ``register(decorationViewType:)`` does, or says what keeps it from being registered.
    public func registering<View: Reusable & ListSupplementaryView>(decorationViewType: View.Type) throws(ReuseFailure)
    where View.SupplementaryViewBase == DecorationViewBase {
        try ReuseRequest(decorationViewType, part: .decorationView).register(in: self, registerDecorationView)
    }
}
