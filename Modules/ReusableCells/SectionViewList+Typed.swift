extension SectionViewList {
    /// Registers a class of headers and footers under its identifier, with its nib if it has one.
    ///
    /// The class that the metatype holds decides about the nib. Traps with the text of ``ReuseFailure/nib(_:)`` where the class has
    /// a nib that is not to be found.
    public func register<View: Reusable & ListSectionView>(
        headerFooterViewType: View.Type
    ) where View.SectionViewBase == SectionViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in
            registerSectionView(try ReuseSource(of: headerFooterViewType), forIdentifier: headerFooterViewType.reuseIdentifier)
        }
    }

    /// A header or footer of a class, used again or new; nil where nothing is registered under its identifier, as UIKit has it.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableHeaderFooterView(_:)`` throws.
    public func dequeueReusableHeaderFooterView<View: Reusable & ListSectionView>(
        _ viewType: View.Type = View.self
    ) -> View? where View.SectionViewBase == SectionViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try reusableHeaderFooterView(viewType) }
    }

    /// A header or footer as ``dequeueReusableHeaderFooterView(_:)`` gives it, or what keeps the list from giving one.
    ///
    /// Nil still means that nothing is registered under the class's identifier.
    public func reusableHeaderFooterView<View: Reusable & ListSectionView>(
        _ viewType: View.Type = View.self
    ) throws(ReuseFailure) -> View? where View.SectionViewBase == SectionViewBase {
        let request = ReuseRequest(type: viewType, part: .headerOrFooter)
        return try request.answer { (identifier) throws(ListRefusal) in
            try dequeueSectionView(withIdentifier: identifier)
        }
    }
}
