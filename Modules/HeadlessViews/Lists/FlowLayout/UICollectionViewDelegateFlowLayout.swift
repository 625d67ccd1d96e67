/// A delegate that tells a flow layout sizes and spaces; what it answers comes before the layout's own properties. `F10`
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The space around a section's items, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The least space between a section's lines, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The least space between the items of a section's lines, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The size of a section's header, of which only the length along the layout's direction counts; zero for none. `F18`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// The size of a section's footer, of which only the length along the layout's direction counts; zero for none. `F18`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

/// What a delegate need not answer, as on UIKit: the layout's own properties count then.
extension UICollectionViewDelegateFlowLayout {
    /// No answer.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .notGiven }
    /// No answer.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { .notGiven }
    /// No answer.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { .notGiven }
    /// No answer.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { .notGiven }
    /// No answer.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { .notGiven }
    /// No answer.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { .notGiven }
}

// Objective-C can ask a delegate whether it has a method. Here the method that it does not have answers a length that none has.
extension CGFloat {
    fileprivate static let notGiven = -CGFloat.greatestFiniteMagnitude

    /// The length; nil for no answer.
    var given: CGFloat? { self == .notGiven ? nil : self }
}

extension CGSize {
    fileprivate static let notGiven = CGSize(width: CGFloat.notGiven, height: CGFloat.notGiven)

    /// The size; nil for no answer.
    var given: CGSize? { self == .notGiven ? nil : self }
}

extension UIEdgeInsets {
    fileprivate static let notGiven = UIEdgeInsets(
        top: CGFloat.notGiven, left: CGFloat.notGiven, bottom: CGFloat.notGiven, right: CGFloat.notGiven)

    /// The insets; nil for no answer.
    var given: UIEdgeInsets? { self == .notGiven ? nil : self }
}
