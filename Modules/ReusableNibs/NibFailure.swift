/// Why the nib of a class could not be loaded.
public enum NibFailure: Error, Hashable, Sendable {
    /// A nib that may be meant where there is none of the wanted name.
    public typealias Nearby = NearbyFile

    /// No bundle has the file. `searched` are the paths of the bundles, in the order of the search.
    case noFile(type: TypeName, name: String, searched: [String], nearby: Nearby?)

    /// The nib cannot be made into objects: it is not there, it is damaged, or an outlet names a property that is not there.
    case unreadable(type: TypeName, nib: String, reason: String)

    /// None of the nib's top-level objects is of the class. `unknown` are classes that the nib names and the program does not have.
    case noRoot(type: TypeName, nib: String, found: [TypeName], unknown: [String])

    /// A nib that is to be a view's content has no view at its top.
    case noView(type: TypeName, nib: String, found: [TypeName])

    /// The nib that a view loads for itself contains a view of the same class, which would load it again without end.
    ///
    /// `path` are the nibs that are being loaded, the outermost first and the one that comes again last.
    case recursion(type: TypeName, nib: String, path: [String])

    /// A view asks for the content that it has already.
    case loadedTwice(type: TypeName, nib: String)
}
