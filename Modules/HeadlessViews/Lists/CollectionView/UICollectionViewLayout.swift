/// What places the items of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayout: HeadlessObject, InterfaceDecodable {
    /// Makes a layout.
    public override init() { super.init() }

    /// Makes the layout that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        super.init()
        if let decoder = InterfaceDecoder(coder, for: self) { decode(decoder) }
    }

    /// The collection view that the layout places the items of; nil for a layout that is not in use.
    open internal(set) weak var collectionView: UICollectionView?

    var decorations = ReuseRegistry<String, UICollectionReusableView>()

    /// Registers the class that decoration views of a kind are made of; nil takes the registration away. `A7`
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        ListFailure.trapping(try registerDecoration(viewClass, elementKind))
    }

    /// Registers the nib that decoration views of a kind are made from; nil takes the registration away. `A7`
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    /// Reads what Interface Builder writes of a layout: of one of the app's own, nothing but its class.
    func decode(_ decoder: InterfaceDecoder) {}

    func registerDecoration(_ type: AnyClass?, _ kind: String) throws(ListFailure) {
        decorations[kind] = try ListedView.decoration(kind: kind).source(of: type, as: UICollectionReusableView.self)
    }
}
