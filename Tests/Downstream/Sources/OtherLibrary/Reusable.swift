import ReusableCells

/// Another library's protocol of the same name, with the same requirement.
@MainActor public protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    public static var reuseIdentifier: String { "other library" }
}

extension UITableViewCell: Reusable {}
extension UICollectionReusableView: Reusable {}

extension UITableView {
    public func otherLibraryIdentifier(of type: (some Reusable).Type) -> String { type.reuseIdentifier }
}
