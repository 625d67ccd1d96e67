/// Watches over the nibs that views load for themselves: none twice, and none inside itself.
@MainActor package enum OwnedNibs {
    /// A root view of a nib, and the view that it was put into.
    @MainActor private struct Root {
        weak var view: UIView?
        weak var host: UIView?

        var isInPlace: Bool {
            guard let host else { return false }
            return view?.superview === host
        }
    }

    /// What kept views from loading their content, where someone asks for it; nil where that traps.
    private static var failures: [NibFailure]?
    private static var loading: [ClassNib] = []
    /// What each owner loaded; owners that are gone are swept away now and then.
    private static var contents: [ObjectIdentifier: [Root]] = [:]
    private static var sizeToSweep = 128

    /// Runs something that makes views, and answers what kept any of them from loading its nib; one that fails has no content then.
    package static func collectingFailures<Result>(_ work: () -> Result) -> (result: Result, failures: [NibFailure]) {
        let outer = failures
        failures = []
        let result = work()
        let found = failures ?? []
        failures = outer
        return (result, found)
    }

    /// Traps with a failure's text, unless someone collects failures.
    static func fail(_ failure: NibFailure) {
        if failures == nil { fatalError(failure.description) }
        failures?.append(failure)
    }

    /// Makes a nib's objects for an owner, unless the owner has its content already or stands in what its own class is loading.
    static func load(_ nib: ClassNib, into owner: UIView) throws(NibFailure) -> [Any] {
        if hasContent(owner) { throw .loadedTwice(type: TypeName(nib.type), nib: nib.name) }
        if loading.contains(where: { $0.type == nib.type }) {
            throw .recursion(type: TypeName(nib.type), nib: nib.name, path: (loading + [nib]).map(\.name))
        }
        loading.append(nib)
        defer { loading.removeLast() }
        return try nib.load(owner: owner).objects
    }

    /// Notes the root views that a view has loaded and added.
    static func note(_ roots: [UIView], of owner: UIView) {
        if contents.count >= sizeToSweep {
            contents = contents.filter { $0.value.contains(where: \.isInPlace) }
            sizeToSweep = max(contents.count * 2, 128)
        }
        contents[ObjectIdentifier(owner)] = roots.map { Root(view: $0, host: $0.superview) }
    }

    /// Whether anything that an owner loaded is still in place: content that was taken out may be loaded again.
    ///
    /// A new view at the address of one that is gone has none, since the old one's host is gone with it.
    package static func hasContent(_ owner: UIView) -> Bool {
        contents[ObjectIdentifier(owner)]?.contains(where: \.isInPlace) ?? false
    }
}
