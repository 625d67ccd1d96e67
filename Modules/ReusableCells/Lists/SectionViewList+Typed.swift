extension SectionViewList {
    /// Registers a class of headers and footers under its identifier, with its nib if it has one.
    ///
    /// The class that the metatype holds decides about the nib. Traps with the text of the ``ReuseFailure`` that
    /// ``registering(headerFooterViewType:)`` throws.
    public func register<View: Reusable & ListSectionView>(headerFooterViewType: View.Type)
    where View.SectionViewBase == SectionViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try registering(headerFooterViewType: headerFooterViewType) }
    }

    /// Registers a class as ``register(headerFooterViewType:)`` does, or says what keeps it from being registered.
    public func registering<View: Reusable & ListSectionView>(headerFooterViewType: View.Type) throws(ReuseFailure)
    where View.SectionViewBase == SectionViewBase {
        try ReuseRequest(headerFooterViewType, part: .headerOrFooter).register(in: self, registerSectionView)
    }

    /// A header or footer of a class, used again or new; nil where nothing is registered under its identifier, as UIKit has it.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableHeaderFooterView(_:)`` throws.
    @inlinable public func dequeueReusableHeaderFooterView<View: Reusable & ListSectionView>(_ viewType: View.Type = View.self)
        -> View? where View.SectionViewBase == SectionViewBase
    {
        requestedSectionView(viewType, under: viewType.reuseIdentifier, orElse: ReuseFailure.trap)
    }

    /// A header or footer as ``dequeueReusableHeaderFooterView(_:)`` gives it, or what keeps the list from giving one.
    ///
    /// Nil still means that nothing is registered under the class's identifier.
    @inlinable public func reusableHeaderFooterView<View: Reusable & ListSectionView>(_ viewType: View.Type = View.self)
        throws(ReuseFailure) -> View? where View.SectionViewBase == SectionViewBase
    {
        try requestedSectionView(viewType, under: viewType.reuseIdentifier, orElse: ReuseFailure.raise)
    }
}
