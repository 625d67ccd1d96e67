/// A view that lists make, keep and use again under an identifier of its class.
///
///     final class PosterCell: UITableViewCell, Reusable { … }
@preconcurrency @MainActor public protocol Reusable: AnyObject {
    /// The identifier under which lists register and dequeue the class.
    ///
    /// By default the class's name, without its module and the types round it, with its generic arguments if it has any; a subclass
    /// has its own. A host of views has the names of its own class and of the hosted one with its module, since all hosts of a kind
    /// have one name. The identifier is made once for each class, not with each dequeue.
    ///
    /// Two classes of the same name that meet in one list need identifiers of their own: `static let reuseIdentifier = "…"`. A
    /// class whose subclasses give theirs declares a `class var`, since Swift asks an inherited conformance for nothing that a
    /// subclass declares anew.
    static var reuseIdentifier: String { get }

    /// The nib of a class that may have none, as it was declared before there was ``NibLoadable``; nil by default.
    ///
    /// New code adopts ``NibReusable``, whose nib comes before this one.
    @_disfavoredOverload static var nib: UINib? { get }
}

/// A reusable view that comes from a nib of its own.
public typealias NibReusable = Reusable & NibLoadable

extension Reusable {
    /// The class's name.
    @inlinable public static var reuseIdentifier: String { ReuseIdentifiers.ofClass(self) }

    /// No nib.
    @_disfavoredOverload public static var nib: UINib? { nil }
}

// Another library may have UIKit's own classes conform to a protocol of its own with the same requirement and a default. Then a class
// has two defaults, and the one that is declared for the narrower type counts: that is what these are for.

extension Reusable where Self: UITableViewCell {
    /// The class's name.
    @inlinable public static var reuseIdentifier: String { ReuseIdentifiers.ofClass(self) }
}

extension Reusable where Self: UITableViewHeaderFooterView {
    /// The class's name.
    @inlinable public static var reuseIdentifier: String { ReuseIdentifiers.ofClass(self) }
}

extension Reusable where Self: UICollectionReusableView {
    /// The class's name.
    @inlinable public static var reuseIdentifier: String { ReuseIdentifiers.ofClass(self) }
}

extension Reusable where Self: UICollectionViewCell {
    /// The class's name.
    @inlinable public static var reuseIdentifier: String { ReuseIdentifiers.ofClass(self) }
}
