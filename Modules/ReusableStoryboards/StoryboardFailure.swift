/// Why a controller could not be made from its storyboard, or a segue not performed.
public enum StoryboardFailure: Error, Hashable, Sendable {
    /// A scene of a storyboard: the one with an identifier, or the initial one for nil.
    public struct Scene: Hashable, Sendable {
        /// The storyboard's name.
        public var storyboard: String
        /// The scene's identifier; nil for the initial scene.
        public var identifier: String?

        /// Names a scene.
        public init(storyboard: String, identifier: String?) {
            self.storyboard = storyboard
            self.identifier = identifier
        }
    }

    /// No bundle has the file. `searched` are the paths of the bundles, in the order of the search; `nearby` is a file that may be meant.
    case noFile(type: TypeName, name: String, searched: [String], nearby: NearbyFile?)

    /// The storyboard names no initial scene.
    case noInitialScene(type: TypeName, storyboard: String)

    /// No scene of the storyboard has the identifier; `existing` are those that there are.
    case noSuchIdentifier(type: TypeName, identifier: String, storyboard: String, existing: [String])

    /// The scene's controller is of another class. `isInside` says that it is a container with one of the class in it.
    case wrongClass(type: TypeName, found: TypeName, scene: Scene, isInside: Bool)

    /// The closure that was to make the controller answered nil.
    case creatorAnsweredNil(type: TypeName, scene: Scene)

    /// The storyboard, or the scene, cannot be made into objects.
    case unreadable(type: TypeName, storyboard: String, reason: String)

    /// No segue of the controller's scene has the identifier; `existing` are those that there are.
    case noSuchSegue(type: TypeName, identifier: String, existing: [String])
}

extension StoryboardFailure {
    /// The value of some work; where that fails, the process ends with the failure's text.
    @MainActor static func trapping<Value>(_ work: () throws(StoryboardFailure) -> Value) -> Value {
        do throws(StoryboardFailure) {
            return try work()
        } catch {
            fatalError(error.description)
        }
    }
}
