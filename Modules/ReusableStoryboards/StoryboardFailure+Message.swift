extension StoryboardFailure: CustomStringConvertible {
    /// The type, what was looked for and where, what was found, and the change that mends it.
    public var description: String { [seen, remedy].compactMap(\.self).joined(separator: " ") }

    /// The type, what was looked for and where, and what was found.
    package var seen: String {
        switch self {
        case .noFile(let type, let name, let searched, _):
            "There is no \(name) for \(type). Searched: \(searched.joined(separator: ", "))."
        case .noInitialScene(let type, let storyboard):
            "The storyboard \(storyboard), which is to start with \(type), names no initial scene."
        case .noSuchIdentifier(let type, let identifier, let storyboard, let existing):
            """
            The storyboard \(storyboard) has no scene with identifier "\(identifier)", which is that of \(type); it has \
            \(list(existing)).
            """
        case .wrongClass(let type, let found, let scene, _):
            "\(scene.description) is of class \(found), not \(type)."
        case .creatorAnsweredNil(let type, let scene):
            "The creator for \(scene.description) answered nil, so there is no \(type)."
        case .unreadable(let type, let storyboard, let reason):
            "The storyboard \(storyboard) gives no \(type): \(reason)"
        case .noSuchSegue(let type, let identifier, let existing):
            "The scene of \(type) has no segue with identifier \"\(identifier)\"; it has \(list(existing))."
        }
    }

    /// The change that mends it; nil where only the reason tells.
    package var remedy: String? {
        switch self {
        case .noFile(let type, let name, _, let nearby): remedy(nearby, name: name, type: type)
        case .noInitialScene: "Check \"Is Initial View Controller\" of its scene, or adopt StoryboardSceneBased."
        case .noSuchIdentifier(_, let identifier, _, _):
            "Set the scene's Storyboard ID to \"\(identifier)\", or override sceneIdentifier."
        case .wrongClass(let type, _, _, let isInside): remedy(for: type, isInside: isInside)
        case .creatorAnsweredNil: "Its initializer must call super.init(coder:) and not fail."
        case .unreadable: nil
        case .noSuchSegue(_, let identifier, _): "Set the identifier of the segue to \"\(identifier)\", or rename the case."
        }
    }

    private func remedy(_ nearby: NearbyFile?, name: String, type: TypeName) -> String {
        nearby?.remedy(for: name, property: "sceneStoryboard")
            ?? "Add the file to the target that compiles \(type.leaf), or override sceneStoryboard to name another one."
    }

    private func remedy(for type: TypeName, isInside: Bool) -> String {
        guard isInside else { return "Set the custom class of the scene to \(type.leaf), and its module to \(type.module)." }
        return """
            It is a container with the \(type.leaf) in it: instantiate the container, or give the scene inside it an identifier and adopt \
            StoryboardSceneBased.
            """
    }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "none at all" : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}

extension StoryboardFailure.Scene: CustomStringConvertible {
    /// The scene, as messages name it.
    public var description: String {
        guard let identifier else { return "The initial scene of storyboard \(storyboard)" }
        return "The scene \"\(identifier)\" of storyboard \(storyboard)"
    }
}
