/// The scene of a table's controller, in which a prototype of a class is drawn.
struct PrototypeScene: Sendable {
    private let type: AnyClass

    /// The scene of a controller's class.
    init(of type: AnyClass) { self.type = type }

    /// The controller's class.
    var controller: CheckedClass { CheckedClass(type) }

    /// The scene's table, which shows views of the prototype; nil where there is none.
    @MainActor func stage(of type: AnyClass) throws(ReuseFailure) -> (any ListStage)? {
        guard let cell = type as? any (UITableViewCell & Reusable).Type,
            let made = try? SceneExamination(of: controller).controller() as? UITableViewController
        else { return nil }
        return TableStage(cellsOf: cell, drawnIn: made)
    }

    /// What keeps the scene from being of use; nil for nothing.
    @MainActor var obstacleToUse: String? {
        do throws(StoryboardFailure) {
            return try SceneExamination(of: controller).obstacleToUse
        } catch {
            return error.seen
        }
    }
}
