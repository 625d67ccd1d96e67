extension NibFailure: CustomStringConvertible {
    /// The type, what was looked for and where, what was found, and the change that mends it.
    public var description: String {
        switch self {
        case .noFile(let type, let name, let searched, let alike):
            "There is no \(name) for \(type). Searched: \(searched.joined(separator: ", ")).\(hint(alike, type: type))"
        case .unreadable(let type, let nib, let reason):
            "The nib \(nib) of \(type) cannot be loaded: \(reason)"
        case .noRoot(let type, let nib, let found):
            """
            The nib \(nib) has no top-level object of class \(type); it has \(list(found)). \
            Set the custom class of its root view to \(type.leaf), and its module to \(type.module).
            """
        case .noView(let type, let nib, let found):
            "The nib \(nib), which is to be the content of \(type), has no view at its top; it has \(list(found)). Add one."
        case .recursion(let type, let nib, let path):
            """
            The nib \(nib) contains a view of class \(type), whose content it is: loading it would never end \
            (\((path + [nib]).joined(separator: " → "))). Set the custom class on File's Owner only, and on no view of the nib.
            """
        case .loadedTwice(let type, let nib):
            """
            This \(type) has loaded its nib \(nib) already: loadNibContent() is called a second time. Call it once, in \
            init(frame:) and in init(coder:), and nowhere else.
            """
        }
    }

    private func hint(_ alike: String?, type: TypeName) -> String {
        guard let alike else {
            return " Add the file to the target that compiles \(type.leaf), or override nib to name another one."
        }
        if alike.lowercased() == type.leaf.lowercased() {
            return " There is \(alike), which differs only in case: rename the file or the class."
        }
        return " There is \(alike), of a superclass: override nib in \(type.leaf) to use it."
    }

    private func list(_ found: [TypeName]) -> String {
        found.isEmpty ? "none at all" : found.map(\.full).joined(separator: ", ")
    }
}
