/// Watches over the nibs that views load for themselves: none twice, and none inside itself.
@MainActor enum OwnedNibs {
    private struct WeakView {
        weak var view: UIView?
    }

    private static var loading: [ClassNib] = []
    /// The root views that each owner loaded. Those of owners that are gone are swept away now and then.
    private static var contents: [ObjectIdentifier: [WeakView]] = [:]
    private static var sizeToSweep = 128

    /// Makes a nib's objects for an owner, unless the owner has its content already or stands in what its own class is loading.
    static func load(_ nib: ClassNib, into owner: UIView) throws(NibFailure) -> [Any] {
        if hasContent(ObjectIdentifier(owner)) { throw .loadedTwice(type: TypeName(nib.type), nib: nib.name) }
        if loading.contains(where: { $0.type == nib.type }) {
            throw .recursion(type: TypeName(nib.type), nib: nib.name, path: (loading + [nib]).map(\.name))
        }
        loading.append(nib)
        defer { loading.removeLast() }
        return try nib.load(owner: owner).objects
    }

    /// Notes what a view has loaded.
    static func note(_ roots: [UIView], in owner: UIView) {
        if contents.count >= sizeToSweep {
            contents = contents.filter { hasContent($0.key) }
            sizeToSweep = max(contents.count * 2, 128)
        }
        contents[ObjectIdentifier(owner)] = roots.map { WeakView(view: $0) }
    }

    /// Whether anything that an owner loaded is still in it: content that was taken out may be loaded again.
    ///
    /// A new view at the address of one that is gone has none, since the old one's content was never put into it.
    private static func hasContent(_ owner: ObjectIdentifier) -> Bool {
        contents[owner]?.contains { $0.view?.superview.map(ObjectIdentifier.init) == owner } ?? false
    }
}
