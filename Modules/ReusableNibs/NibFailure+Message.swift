extension NibFailure: CustomStringConvertible {
    /// The type, what was looked for and where, what was found, and the change that mends it.
    public var description: String { [seen, remedy].compactMap(\.self).joined(separator: " ") }

    /// The type, what was looked for and where, and what was found.
    package var seen: String {
        switch self {
        case .noFile(let type, let name, let searched, _):
            "There is no \(name) for \(type). Searched: \(searched.joined(separator: ", "))."
        case .unreadable(let type, let nib, let reason):
            "The nib \(nib) of \(type) cannot be loaded: \(reason)"
        case .noRoot(let type, let nib, let found, let unknown):
            """
            The nib \(nib) has no top-level object of class \(type); it has \(list(found)).\(note(unknown))
            """
        case .noView(let type, let nib, let found):
            "The nib \(nib), which is to be the content of \(type), has no view at its top; it has \(list(found))."
        case .recursion(let type, let nib, let path):
            """
            The nib \(nib) is the content of \(type) and holds a view of that class, so that loading it would never end \
            (\(path.joined(separator: " → "))).
            """
        case .loadedTwice(let type, let nib):
            """
            This \(type) has the content of its nib \(nib) already: loadNibContent() is called a second time.
            """
        }
    }

    /// The change that mends it; nil where only the reason tells.
    package var remedy: String? {
        switch self {
        case .noFile(let type, let name, _, let nearby): remedy(nearby, name: name, type: type)
        case .unreadable: nil
        case .noRoot(let type, _, _, _): "Set the custom class of its root view to \(type.leaf), and its module to \(type.module)."
        case .noView: "Add one."
        case .recursion: "Set the custom class on File's Owner only, and on no view of these nibs."
        case .loadedTwice: "Call it once in init(frame:) and once in init(coder:), and nowhere else."
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
