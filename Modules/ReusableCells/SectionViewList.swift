/// A header or footer of sections, to the lists that take them.
@preconcurrency @MainActor public protocol ListSectionView: AnyObject {
    /// The base class of the headers and footers that a list takes.
    associatedtype SectionViewBase: AnyObject
}

/// A list that makes headers and footers of sections under identifiers and uses them again.
@preconcurrency @MainActor public protocol SectionViewList: AnyObject {
    /// The base class of the list's headers and footers.
    associatedtype SectionViewBase: AnyObject

    /// Has the list make new headers and footers under an identifier from a class or a nib.
    func registerSectionView(_ source: ReuseSource, forIdentifier identifier: String)

    /// A header or footer under an identifier, used again or new; nil where nothing is registered.
    func dequeueSectionView(withIdentifier identifier: String) throws(ReuseFailure) -> SectionViewBase?
}

extension SectionViewList {
    /// Registers a class of headers and footers under its identifier, with its nib if it has one.
    ///
    /// Traps with the text of a ``ReuseFailure`` where the class has a nib that is not to be found.
    public func register<View: Reusable & ListSectionView>(
        headerFooterViewType: View.Type
    ) where View.SectionViewBase == SectionViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in
            registerSectionView(
                try ReuseSource.of(headerFooterViewType), forIdentifier: headerFooterViewType.reuseIdentifier)
        }
    }

    /// A header or footer of a class, used again or new; nil where the class is not registered, as UIKit has it.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableHeaderFooterView(_:)`` throws.
    public func dequeueReusableHeaderFooterView<View: Reusable & ListSectionView>(
        _ viewType: View.Type = View.self
    ) -> View? where View.SectionViewBase == SectionViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try reusableHeaderFooterView(viewType) }
    }

    /// A header or footer of a class, nil where the class is not registered, or what keeps the list from giving one.
    public func reusableHeaderFooterView<View: Reusable & ListSectionView>(
        _ viewType: View.Type = View.self
    ) throws(ReuseFailure) -> View? where View.SectionViewBase == SectionViewBase {
        guard let view = try dequeueSectionView(withIdentifier: viewType.reuseIdentifier) else { return nil }
        guard let typed = view as? View else {
            throw .wrongClass(
                wanted: TypeName(viewType), found: TypeName(type(of: view as AnyObject)), identifier: viewType.reuseIdentifier,
                part: .headerOrFooter)
        }
        return typed
    }
}
