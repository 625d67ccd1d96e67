/// What messages call the views in a tree.
@MainActor struct ViewPaths {
    private var paths: [ObjectIdentifier: String] = [:]

    /// Names the views in a tree: by the properties of theirs, or of an owner, that hold them, else by where they are.
    init(in root: UIView, of owner: AnyObject? = nil) {
        let names = ViewNames(in: root, of: owner)
        paths[ObjectIdentifier(root)] = "the view"
        add(subviewsOf: root, path: "", names)
    }

    private mutating func add(subviewsOf view: UIView, path: String, _ names: ViewNames) {
        for (index, subview) in view.subviews.enumerated() {
            let own = names.path(of: subview, index: index, in: path)
            paths[ObjectIdentifier(subview)] = own.hasPrefix("[") ? "view\(own)" : own
            add(subviewsOf: subview, path: own, names)
        }
    }

    /// The path of a view; its class for one that is not in the tree.
    func path(of view: UIView) -> String { paths[ObjectIdentifier(view)] ?? "a \(TypeName(type(of: view)).leaf)" }

    /// The last part of a view's path, which tells it from others in a sentence about one tree.
    func name(of view: UIView) -> String {
        let path = path(of: view)
        return path.split(separator: "/").last.map(String.init) ?? path
    }
}
