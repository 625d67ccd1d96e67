/// Why there is no class to be had for a name.
public enum ClassLookupFailure: Error, Hashable, Sendable {
    /// No Swift type has that name; `nearest` is a class of the same module whose name is alike.
    case notFound(name: String, module: String, nearest: String?)

    /// The class is generic, or lies in a generic type, so it has no name at run time.
    case generic(name: String, module: String)

    /// The class is private to its file or local to a function, so it has no name at run time.
    case notVisible(name: String, module: String)

    /// The name is that of a structure or an enumeration.
    case notAClass(name: String, module: String)

    /// The text is not the name of a class in any form that is known.
    case invalidName(String)
}

extension ClassLookupFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let name, let module, nil):
            "There is no class \(name) in module \(module)."
        case .notFound(let name, let module, let nearest?):
            "There is no class \(name) in module \(module). Did you mean \(nearest)?"
        case .generic(let name, let module):
            """
            The class \(name) in module \(module) is generic, so it has no name at run time. \
            Name a subclass of it that is not generic.
            """
        case .notVisible(let name, let module):
            """
            The class \(name) in module \(module) is private to its file or function, so it has no name at run time. \
            Make it internal.
            """
        case .notAClass(let name, let module):
            "The type \(name) in module \(module) is not a class."
        case .invalidName(let name):
            "\"\(name)\" is not the name of a Swift class."
        }
    }
}
