extension CheckedClass {
    /// What is checked of what a scene connects and sets.
    var sceneConnectionChecks: [Check] {
        [
            notesCheck(.storyboardOutletMissing) {
                Outcome($0.outlets.map { finding(.storyboardOutletMissing, at: $0, "outlet") })
            },
            notesCheck(.storyboardActionMissing) { actions(.storyboardActionMissing, of: $0) },
            notesCheck(.storyboardAttributeMissing) { attributes(.storyboardAttributeMissing, of: $0) },
            notesCheck(.storyboardSegueDangling) { Outcome($0.segues.map { finding(.storyboardSegueDangling, at: $0, "segue") }) },
            sceneCheck(.storyboardOutletNil) { scene in
                if let obstacle = scene.obstacleToUse { return .notChecked(obstacle) }
                guard let controller = scene.scene?.controller else { return .notChecked(Self.silence) }
                return Outcome(unconnected(.storyboardOutletNil, of: controller, at: scene.place))
            },
            sceneCheck(.storyboardPrototypeIdentifier) { scene in
                if let obstacle = scene.obstacleToUse { return .notChecked(obstacle) }
                guard let prototypes = scene.scene?.prototypes else { return .notChecked(Self.silence) }
                return Outcome(prototypes.compactMap { misnamed($0, in: scene) })
            },
        ] + (type is any SegueSource.Type ? [segueCheck] : [])
    }

    /// A check of what the platform tells of a scene.
    private func notesCheck(_ rule: Rule, _ examine: @escaping @MainActor @Sendable (InterfaceNotes) -> Outcome) -> Check {
        sceneCheck(rule) { scene in
            if let obstacle = scene.obstacleToScene { return .notChecked(obstacle) }
            return scene.scene.map { examine($0.notes) } ?? .notChecked(Self.silence)
        }
    }

    /// What is wrong with the identifier of a prototype; nil for nothing, as for one of a class that is not reusable.
    @MainActor private func misnamed(_ prototype: PlatformStoryboards.Examined.Prototype, in scene: SceneExamination) -> Finding? {
        guard let view = prototype.view, let reusable = Swift.type(of: view) as? any Reusable.Type,
            prototype.identifier != reusable.reuseIdentifier
        else { return nil }
        let own = prototype.identifier.map { "has the identifier \"\($0)\"" } ?? "has no identifier"
        return finding(
            .storyboardPrototypeIdentifier,
            "The prototype of class \(TypeName(reusable)) \(own), and the class \"\(reusable.reuseIdentifier)\".", at: scene.place)
    }

    private var segueCheck: Check {
        sceneCheck(.storyboardSegueMissing) { scene in
            if let obstacle = scene.obstacleToScene { return .notChecked(obstacle) }
            guard let controller = scene.scene?.controller as? any SegueSource,
                let existing = PlatformStoryboards.segueIdentifiers(of: controller)
            else { return .notChecked(Self.silence) }
            return Outcome(
                Self.segues(of: controller).filter { !existing.contains($0) }.map { identifier in
                    let failure = StoryboardFailure.noSuchSegue(type: name, identifier: identifier, existing: existing)
                    return finding(.storyboardSegueMissing, failure.seen, at: scene.place, remedy: failure.remedy)
                })
        }
    }

    @MainActor private static func segues<Source: SegueSource>(of source: Source) -> [String] {
        Source.SegueIdentifier.allCases.map(\.rawValue)
    }

    /// What is checked of how controllers of the class go away.
    var controllerMemoryChecks: [Check] {
        guard isOfStoryboard else { return [] }
        return [
            check(.controllerLeaked) {
                guard let scene = try? SceneExamination(of: self) else { return .notChecked("there is no storyboard") }
                if let obstacle = scene.obstacleToUse { return .notChecked(obstacle) }
                guard let leftovers = try? usedController(of: scene) else { return .notChecked("the scene makes no controller") }
                let classes = await leftovers.classes()
                let seen = "There are still after they were let go: \(classes.map(\.full).joined(separator: ", "))."
                return Outcome(classes.isEmpty ? [] : [finding(.controllerLeaked, seen)])
            }
        ]
    }

    /// A controller of a scene and its view, which were used and let go.
    @MainActor private func usedController(of scene: SceneExamination) throws(StoryboardFailure) -> Leftovers {
        let controller = try scene.controller()
        controller.loadViewIfNeeded()
        return Leftovers(of: [controller, controller.view].compactMap(\.self))
    }
}
