/// A header or footer of sections, to the lists that take them.
///
/// A base class of headers and footers adopts it, once for all its subclasses.
@preconcurrency @MainActor public protocol ListSectionView: AnyObject {
    /// The base class of the headers and footers that a list takes.
    associatedtype SectionViewBase: AnyObject
}

/// A list that makes headers and footers of sections under identifiers and uses them again.
///
/// Tables adopt it, and any list view can.
@preconcurrency @MainActor public protocol SectionViewList<SectionViewBase>: AnyObject {
    /// The base class of the list's headers and footers.
    associatedtype SectionViewBase: AnyObject

    /// Has the list make new headers and footers under an identifier from a class or a nib; the last registration stands.
    func registerSectionView(_ source: ReuseSource, forIdentifier identifier: String)

    /// A header or footer under an identifier, used again or new; nil where nothing is registered.
    ///
    /// Throws in the list's own words where something is registered and the list can give nothing all the same.
    func dequeueSectionView(withIdentifier identifier: String) throws(ListRefusal) -> SectionViewBase?
}
