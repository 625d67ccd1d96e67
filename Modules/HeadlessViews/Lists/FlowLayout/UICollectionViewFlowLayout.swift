/// A layout that fills lines with items, one line after the other.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Makes a layout of items of 50 by 50 points, 10 points apart. `F9`
    public override init() { super.init() }

    /// Makes the layout that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The estimate that lets each cell say its own size.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The least space between lines, in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10
    /// The least space between the items of a line, in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The size of items, in points; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The size that items are taken to have before they are measured; zero, for items that are not measured, by default.
    open var estimatedItemSize = CGSize.zero
    /// The direction in which line follows upon line; `vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The size of section headers, in points; zero, for none, by default.
    open var headerReferenceSize = CGSize.zero
    /// The size of section footers, in points; zero, for none, by default.
    open var footerReferenceSize = CGSize.zero
    /// The space around the items of a section, in points; none by default.
    open var sectionInset = UIEdgeInsets.zero
    /// What ``sectionInset`` counts from; the content inset by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// Whether the header of the section in sight stays at the top; false by default.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether the footer of the section in sight stays at the bottom; false by default.
    open var sectionFootersPinToVisibleBounds = false

    override func decode(_ decoder: InterfaceDecoder) {
        super.decode(decoder)
        decodeFlowLayout(decoder)
    }

    override class var keyedProperties: KeyedProperties { flowLayoutKeys }
}

extension UICollectionViewFlowLayout {
    /// What the inset of a section counts from.
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's content inset.
        case fromContentInset = 0
        /// Its safe area.
        case fromSafeArea = 1
        /// Its margins.
        case fromLayoutMargins = 2
    }
}
