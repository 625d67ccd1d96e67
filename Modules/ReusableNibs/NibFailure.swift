/// Why the nib of a class could not be loaded.
public enum NibFailure: Error, Hashable, Sendable {
    /// No bundle has a nib of the name. `alike` is one that may be meant: it differs in case only, or is a superclass's.
    case noFile(type: TypeName, name: String, searched: [String], alike: String?)

    /// The nib is there and cannot be made into objects: it is damaged, or an outlet names a property that is not there.
    case unreadable(type: TypeName, nib: String, reason: String)

    /// None of the nib's top-level objects is of the class.
    case noRoot(type: TypeName, nib: String, found: [TypeName])

    /// A nib that is to be a view's content has no view at its top.
    case noView(type: TypeName, nib: String, found: [TypeName])

    /// The nib that a view loads for itself contains a view of the same class, which would load it again without end.
    case recursion(type: TypeName, nib: String, path: [String])

    /// A view asks for the content that it has already.
    case loadedTwice(type: TypeName, nib: String)
}
