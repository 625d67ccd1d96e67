extension SectionViewList {
    /// Registers the headers and footers of a token: its nib or its class's if there is one, else the class.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``registering(_:)`` throws.
    public func register<View: ListSectionView>(_ view: ReusableView<View>) where View.SectionViewBase == SectionViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try registering(view) }
    }

    /// Registers a token as ``register(_:)`` does, or says what keeps it from being registered.
    public func registering<View: ListSectionView>(_ view: ReusableView<View>) throws(ReuseFailure)
    where View.SectionViewBase == SectionViewBase {
        try view.token.register(in: self, as: .headerOrFooter, registerSectionView)
    }

    /// A header or footer of a token, used again or new; nil where nothing is registered under its identifier.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableHeaderFooterView(_:)`` throws: a view of another class is not nil.
    @inlinable public func dequeue<View: ListSectionView>(_ view: ReusableView<View>) -> View?
    where View.SectionViewBase == SectionViewBase {
        requestedSectionView(View.self, under: view.token.identifier, orElse: ReuseFailure.trap).map(view.token.ready)
    }

    /// A header or footer as ``dequeue(_:)`` gives it, or what keeps the list from giving one.
    @inlinable public func reusableHeaderFooterView<View: ListSectionView>(_ view: ReusableView<View>) throws(ReuseFailure) -> View?
    where View.SectionViewBase == SectionViewBase {
        try requestedSectionView(View.self, under: view.token.identifier, orElse: ReuseFailure.raise).map(view.token.ready)
    }
}
