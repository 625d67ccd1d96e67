extension NibFailure: CustomStringConvertible {
    /// The type, what was looked for and where, what was found, and the change that mends it.
    public var description: String {
        switch self {
        case .noFile(let type, let name, let searched, let nearby):
            """
            There is no \(name) for \(type). Searched: \(searched.joined(separator: ", ")). \
            \(remedy(nearby, name: name, type: type))
            """
        case .unreadable(let type, let nib, let reason):
            "The nib \(nib) of \(type) cannot be loaded: \(reason)"
        case .noRoot(let type, let nib, let found, let unknown):
            """
            The nib \(nib) has no top-level object of class \(type); it has \(list(found)).\(note(unknown)) \
            Set the custom class of its root view to \(type.leaf), and its module to \(type.module).
            """
        case .noView(let type, let nib, let found):
            "The nib \(nib), which is to be the content of \(type), has no view at its top; it has \(list(found)). Add one."
        case .recursion(let type, let nib, let path):
            """
            The nib \(nib) is the content of \(type) and holds a view of that class, so that loading it would never end \
            (\(path.joined(separator: " → "))). Set the custom class on File's Owner only, and on no view of these nibs.
            """
        case .loadedTwice(let type, let nib):
            """
            This \(type) has the content of its nib \(nib) already: loadNibContent() is called a second time. Call it once in \
            init(frame:) and once in init(coder:), and nowhere else.
            """
        }
    }

    private func remedy(_ nearby: Nearby?, name: String, type: TypeName) -> String {
        nearby?.remedy(for: name, property: "nib")
            ?? "Add the file to the target that compiles \(type.leaf), or override nib to name another one."
    }

    private func list(_ found: [TypeName]) -> String {
        found.isEmpty ? "none at all" : found.map(\.full).joined(separator: ", ")
    }

    private func note(_ unknown: [String]) -> String {
        unknown.isEmpty ? "" : " It names classes that the program does not have: \(unknown.joined(separator: ", "))."
    }
}
