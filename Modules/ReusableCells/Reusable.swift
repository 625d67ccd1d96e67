/// A view that lists make, keep and use again under an identifier of its class.
///
///     final class PosterCell: UITableViewCell, Reusable { … }
@preconcurrency @MainActor public protocol Reusable: AnyObject {
    /// The identifier under which lists register and dequeue the class.
    ///
    /// By default the class's name, without its module and the types round it. Two classes of the same name that meet in one list need
    /// identifiers of their own. The name is made once for each class, not with each dequeue.
    static var reuseIdentifier: String { get }
}

/// A reusable view that comes from a nib of its own.
public typealias NibReusable = Reusable & NibLoadable

extension Reusable {
    /// The class's name.
    public static var reuseIdentifier: String { ReuseIdentifiers.identifier(of: self) }
}

/// The identifiers that classes have by default, each made once.
@MainActor enum ReuseIdentifiers {
    private static var identifiers: [ObjectIdentifier: String] = [:]

    static func identifier(of type: AnyClass) -> String {
        if let known = identifiers[ObjectIdentifier(type)] { return known }
        let identifier = String(describing: type)
        identifiers[ObjectIdentifier(type)] = identifier
        return identifier
    }
}
