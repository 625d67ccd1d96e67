extension DecorationViewList {
    /// Registers the decoration views of a token, for the kind that has the token's identifier for a name.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``registering(_:)`` throws.
    public func register<View: ListSupplementaryView>(
        _ view: ReusableView<View>
    ) where View.SupplementaryViewBase == DecorationViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try registering(view) }
    }

    /// Registers a token as ``register(_:)`` does, or says what keeps it from being registered.
    public func registering<View: ListSupplementaryView>(
        _ view: ReusableView<View>
    ) throws(ReuseFailure) where View.SupplementaryViewBase == DecorationViewBase {
        try view.token.register(in: self, as: .decorationView, registerDecorationView)
    }
}
