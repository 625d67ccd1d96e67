/// What can be seen of a view and of all that is in it, at one time.
@MainActor struct ViewSnapshot {
    /// The views by their paths: what each is, and its properties.
    private(set) var views: [String: SeenView] = [:]
    /// The paths, from back to front.
    private(set) var paths: [String] = []

    /// What can be seen of one view.
    struct SeenView {
        var type: TypeName
        var properties: [(property: ViewProperty, value: SeenValue)]
    }

    init(of root: UIView) {
        let names = ViewNames(in: root)
        add(root, path: "", isRoot: true, names)
    }

    private mutating func add(_ view: UIView, path: String, isRoot: Bool, _ names: ViewNames) {
        let properties = ViewProperty.properties(of: view).filter { !isRoot || !$0.isOfPlace }
        views[path] = SeenView(type: TypeName(type(of: view)), properties: properties.map { ($0, SeenValue($0.read(view))) })
        paths.append(path)
        for (index, child) in view.subviews.enumerated() where !names.isPlatforms(child) {
            add(child, path: names.path(of: child, index: index, in: path), isRoot: false, names)
        }
    }

    /// Where another view, which is to look the same, looks otherwise, and how.
    func differences(from expected: ViewSnapshot) -> [ViewDifference] {
        let kept = paths.flatMap { path in difference(at: path, from: expected) }
        let missing = expected.paths.filter { path in views[path] == nil && expected.hasParent(of: path, in: self) }
        let all =
            kept
            + missing.compactMap { path in
                expected.views[path].map { ViewDifference(path: path, seen: "no view", expected: "a \($0.type.leaf)") }
            }
        let causes = all.filter { !$0.isConsequence }
        return causes.isEmpty ? all : causes
    }

    private func difference(at path: String, from expected: ViewSnapshot) -> [ViewDifference] {
        guard let view = views[path] else { return [] }
        guard let other = expected.views[path] else {
            return hasParent(of: path, in: expected)
                ? [ViewDifference(path: path, seen: "a \(view.type.leaf)", expected: "no view")] : []
        }
        guard view.type == other.type else {
            return [ViewDifference(path: path, seen: "a \(view.type.leaf)", expected: "a \(other.type.leaf)")]
        }
        return zip(view.properties, other.properties).filter { $0.value != $1.value }.map { seen, other in
            ViewDifference(
                path: path.isEmpty ? seen.property.name : "\(path).\(seen.property.name)", seen: seen.value.text,
                expected: other.value.text, isConsequence: seen.property.isConsequence)
        }
    }

    /// Whether the other tree has what the view at a path is in: only the outermost of the views that one tree lacks is told.
    private func hasParent(of path: String, in other: ViewSnapshot) -> Bool {
        let end = path.lastIndex { $0 == "/" || $0 == "[" }
        return other.views[end.map { String(path[..<$0]) } ?? ""] != nil
    }
}

/// A property, or a view, that is not as it is to be.
struct ViewDifference: Equatable {
    /// The path: `contentView/stack[1].text`.
    var path: String
    var seen: String
    var expected: String
    /// Whether it may follow from another one.
    var isConsequence = false
}
