/// A class's scene, made to see what becomes of it.
@MainActor struct SceneExamination {
    let storyboard: UIStoryboard
    /// The identifier of the scene; nil for the initial one.
    let identifier: String?
    /// What the platform tells of the scene; nil where it tells nothing, or where there is no scene.
    let scene: PlatformStoryboards.Examined?
    /// What keeps the class from being made of the scene.
    let failure: StoryboardFailure?
    /// What kept views in the scene from loading nibs of their own.
    let nibFailures: [NibFailure]
    private let makeController: () throws(StoryboardFailure) -> UIViewController

    /// Makes the scene of a class; throws where there is no storyboard that could have it.
    init(of checked: CheckedClass) throws(StoryboardFailure) {
        if let type = checked.type as? any (UIViewController & StoryboardSceneBased).Type {
            self = try Self.scene(of: type, checked)
        } else if let type = checked.type as? any (UIViewController & StoryboardBased).Type {
            self = try Self.initialScene(of: type, checked)
        } else {
            throw .noInitialScene(type: checked.name, storyboard: "of no controller")
        }
    }

    private static func scene<Controller: UIViewController & StoryboardSceneBased>(
        of type: Controller.Type, _ checked: CheckedClass
    ) throws(StoryboardFailure) -> SceneExamination { SceneExamination(try SceneRequest(sceneOf: type), checked) }

    private static func initialScene<Controller: UIViewController & StoryboardBased>(
        of type: Controller.Type, _ checked: CheckedClass
    ) throws(StoryboardFailure) -> SceneExamination { SceneExamination(try SceneRequest(initialOf: type), checked) }

    private init<Controller>(_ request: SceneRequest<Controller>, _ checked: CheckedClass) {
        let creator = checked.creator.map { creator in { (coder: NSCoder) in creator(coder) as? Controller } }
        storyboard = request.storyboard
        identifier = request.identifier
        makeController = { () throws(StoryboardFailure) in try request.controller(creator: creator) }
        let (made, nibFailures) = OwnedNibs.collectingFailures { Self.make(request, creator) }
        (scene, failure) = made
        self.nibFailures = nibFailures
    }

    /// A scene, and what keeps the class from being made of it.
    private static func make<Controller>(
        _ request: SceneRequest<Controller>, _ creator: ((NSCoder) -> Controller?)?
    ) -> (scene: PlatformStoryboards.Examined?, failure: StoryboardFailure?) {
        let answer = Answer()
        let scene = PlatformStoryboards.examine(
            request.storyboard, identifier: request.identifier, creator: creator.map { creator in { answer.noting(creator($0)) } })
        if answer.isMissing {
            let place = StoryboardFailure.Scene(storyboard: request.name, identifier: request.identifier)
            return (scene, .creatorAnsweredNil(type: TypeName(Controller.self), scene: place))
        }
        let hasClasses = scene?.notes.unknownClasses.isEmpty ?? true
        do throws(StoryboardFailure) {
            // Where the platform shows the scene, it is not made once more: an outlet that fails would end the process.
            if hasClasses {
                _ = if let scene { try request.checked(scene.controller) } else { try request.controller(creator: creator) }
            }
            return (scene, nil)
        } catch {
            return (scene, error)
        }
    }

    /// A new controller of the scene, of whose view nothing is loaded yet.
    func controller() throws(StoryboardFailure) -> UIViewController { try makeController() }

    /// The storyboard's file, as far as that is known.
    var place: Finding.Place? {
        PlatformStoryboards.name(of: storyboard).map { Finding.Place(file: "\($0).\(PlatformStoryboards.fileExtension)") }
    }

    /// What keeps the scene's objects from being what the storyboard means; nil for nothing.
    var obstacleToScene: String? {
        guard let unknown = scene?.notes.unknownClasses, !unknown.isEmpty else { return failure?.seen }
        return "the program has no class \(unknown.joined(separator: ", "))"
    }

    /// What keeps the scene from being of use; nil for nothing.
    var obstacleToUse: String? {
        if let obstacle = obstacleToScene ?? nibFailures.first?.seen { return obstacle }
        return scene?.notes.outlets.isEmpty ?? true ? nil : "an outlet of the scene fails"
    }
}

/// What a creator answers.
@MainActor private final class Answer {
    private(set) var isMissing = false

    func noting<Made>(_ made: Made?) -> Made? {
        isMissing = made == nil
        return made
    }
}
