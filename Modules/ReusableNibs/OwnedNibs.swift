/// Watches over the nibs that views load for themselves: none twice, and none inside itself.
@MainActor enum OwnedNibs {
    private struct Content {
        weak var owner: UIView?
        var roots: [WeakView]
    }

    private struct WeakView {
        weak var view: UIView?
    }

    private static var loading: [(type: ObjectIdentifier, nib: String)] = []
    private static var contents: [ObjectIdentifier: Content] = [:]
    private static var sizeAtLastSweep = 64

    /// Runs a load for a view, unless the view has its content already, or is itself part of a load of the same class's nib.
    static func loading(
        into owner: UIView, nibNamed name: String, _ load: () throws(NibFailure) -> [Any]
    ) throws(NibFailure) -> [Any] {
        let type = ObjectIdentifier(Swift.type(of: owner))
        if hasContent(owner) { throw .loadedTwice(type: TypeName(Swift.type(of: owner)), nib: name) }
        if loading.contains(where: { $0.type == type }) {
            throw .recursion(type: TypeName(Swift.type(of: owner)), nib: name, path: loading.map(\.nib))
        }
        loading.append((type, name))
        defer { loading.removeLast() }
        return try load()
    }

    /// Notes what a view has loaded.
    static func note(_ roots: [UIView], in owner: UIView) {
        if contents.count > sizeAtLastSweep * 2 {
            contents = contents.filter { $0.value.owner != nil }
            sizeAtLastSweep = max(contents.count, 64)
        }
        contents[ObjectIdentifier(owner)] = Content(owner: owner, roots: roots.map { WeakView(view: $0) })
    }

    /// Content that was taken out of the view may be loaded again.
    private static func hasContent(_ owner: UIView) -> Bool {
        guard let content = contents[ObjectIdentifier(owner)], content.owner === owner else { return false }
        return content.roots.contains { $0.view?.superview === owner }
    }
}
