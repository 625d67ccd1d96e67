/// The names of the views in a tree: of the properties that hold them.
@MainActor struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]

    /// Finds the names of the views in a tree, and those that an owner of it has for them.
    init(in root: UIView, of owner: AnyObject? = nil) {
        note(Self.parts(of: root))
        if let owner { note(Self.properties(of: owner)) }
        for view in root.selfAndDescendants { note(Self.properties(of: view)) }
    }

    /// The path of a view in one that has a path: `contentView/title` for one with a name, `stack[1]` for another.
    func path(of view: UIView, index: Int, in parent: String) -> String {
        guard let name = names[ObjectIdentifier(view)] else { return "\(parent)[\(index)]" }
        return parent.isEmpty ? name : "\(parent)/\(name)"
    }

    /// Whether a view is one that the platform adds for itself, such as a separator.
    func isPlatforms(_ view: UIView) -> Bool { TypeName(type(of: view)).leaf.hasPrefix("_") }

    private mutating func note(_ found: [(name: String, view: UIView)]) {
        for (name, view) in found where names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
    }

    /// What UIKit calls the parts of the views that lists show.
    private static func parts(of view: UIView) -> [(name: String, view: UIView)] {
        let parts: [(String, UIView?)] =
            switch view {
            case let cell as UITableViewCell:
                [
                    ("contentView", cell.contentView), ("backgroundView", cell.backgroundView),
                    ("selectedBackgroundView", cell.selectedBackgroundView), ("accessoryView", cell.accessoryView),
                ]
            case let view as UITableViewHeaderFooterView:
                [("contentView", view.contentView), ("backgroundView", view.backgroundView)]
            case let cell as UICollectionViewCell:
                [
                    ("contentView", cell.contentView), ("backgroundView", cell.backgroundView),
                    ("selectedBackgroundView", cell.selectedBackgroundView),
                ]
            default: []
            }
        return parts.compactMap { name, view in view.map { (name, $0) } }
    }

    /// The views that an object's own class stores.
    private static func properties(of object: AnyObject) -> [(name: String, view: UIView)] {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            .prefix { !["", "HeadlessViews", "UIKit"].contains(TypeName($0.subjectType).module) }
            .flatMap(\.children).compactMap { child in
                guard let label = child.label, let held = child.value as? UIView else { return nil }
                return (label.replacingOccurrences(of: "$__lazy_storage_$_", with: ""), held)
            }
    }
}
