/// A controller of a class that a storyboard is asked for: its initial one, or that of an identifier.
@MainActor package struct SceneRequest<Controller: UIViewController> {
    private let type: Controller.Type
    /// The storyboard.
    package let storyboard: UIStoryboard
    /// The identifier of the scene; nil for the initial one.
    package let identifier: String?

    /// What keeps a creator from making a controller, noted where it answers nil.
    private final class Answer {
        var isMissing = false
    }

    /// Asks for the scene that a storyboard starts with.
    package init(initialOf type: Controller.Type) throws(StoryboardFailure) where Controller: StoryboardBased {
        self.type = type
        storyboard = try DefaultStoryboards.asking(for: type) { type.sceneStoryboard }
        identifier = nil
    }

    /// Asks for the scene with an identifier.
    package init(sceneOf type: Controller.Type) throws(StoryboardFailure) where Controller: StoryboardSceneBased {
        self.type = type
        storyboard = try DefaultStoryboards.asking(for: type) { type.sceneStoryboard }
        identifier = type.sceneIdentifier
    }

    /// The controller, made the usual way or by a closure.
    package func controller(creator: ((NSCoder) -> Controller?)? = nil) throws(StoryboardFailure) -> Controller {
        let answer = Answer()
        let made = try make(
            creator.map { creator in
                { coder in
                    let controller = creator(coder)
                    answer.isMissing = controller == nil
                    return controller
                }
            })
        if answer.isMissing { throw .creatorAnsweredNil(type: TypeName(type), scene: scene) }
        return try checked(made)
    }

    /// A controller of the scene, as one of the class.
    package func checked(_ made: UIViewController) throws(StoryboardFailure) -> Controller {
        if let controller = ClassAncestry.cast(made, to: type) { return controller }
        throw .wrongClass(
            type: TypeName(type), found: TypeName(Swift.type(of: made)), scene: scene, isInside: holds(made))
    }

    private func make(_ creator: ((NSCoder) -> UIViewController?)?) throws(StoryboardFailure) -> UIViewController {
        guard let identifier else { return try makeInitial(creator) }
        do throws(PlatformStoryboards.Refusal) {
            return try PlatformStoryboards.controller(of: storyboard, identifier: identifier, creator: creator)
        } catch {
            switch error {
            case .noSuchIdentifier(let existing):
                throw .noSuchIdentifier(type: TypeName(type), identifier: identifier, storyboard: name, existing: existing)
            case .other(let failure):
                throw .unreadable(type: TypeName(type), storyboard: name, reason: failure.text)
            }
        }
    }

    private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) throws(StoryboardFailure) -> UIViewController {
        let made: UIViewController?
        do throws(PlatformFailure) {
            made = try PlatformStoryboards.initialController(of: storyboard, creator: creator)
        } catch {
            throw .unreadable(type: TypeName(type), storyboard: name, reason: error.text)
        }
        guard let made else { throw .noInitialScene(type: TypeName(type), storyboard: name) }
        return made
    }

    /// What messages call the storyboard: its name, or the property that gives it where the platform does not tell its name.
    package var name: String {
        PlatformStoryboards.name(of: storyboard) ?? "given by \(TypeName(type).leaf).sceneStoryboard"
    }

    private var scene: StoryboardFailure.Scene { StoryboardFailure.Scene(storyboard: name, identifier: identifier) }

    /// Whether a container has a controller of the class in it: it is the usual reason for a scene of another class.
    private func holds(_ container: UIViewController) -> Bool {
        container.children.contains { ClassAncestry.cast($0, to: type) != nil || holds($0) }
    }
}
