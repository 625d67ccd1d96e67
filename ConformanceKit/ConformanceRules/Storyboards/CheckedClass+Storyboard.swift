extension CheckedClass {
    /// Whether the class is a controller that comes from a storyboard.
    var isOfStoryboard: Bool {
        type is UIViewController.Type && (type is any StoryboardBased.Type || type is any StoryboardSceneBased.Type)
    }

    /// What is checked of the scene of a class that has one.
    var storyboardChecks: [Check] {
        guard isOfStoryboard else { return [] }
        return sceneFileChecks + [sceneMissingCheck, sceneClassCheck, unknownClassCheck] + sceneConnectionChecks
    }

    /// A check of a scene, if its storyboard is there.
    func sceneCheck(_ rule: Rule, _ examine: @escaping @MainActor @Sendable (SceneExamination) -> Outcome) -> Check {
        check(rule) {
            do throws(StoryboardFailure) {
                return examine(try SceneExamination(of: self))
            } catch {
                return .notChecked(error.seen)
            }
        }
    }

    /// What the failures of one sort come to.
    private func failureCheck(_ rule: Rule, _ isMeant: @escaping @Sendable (StoryboardFailure) -> Bool) -> Check {
        check(rule) {
            var failure: StoryboardFailure?
            do throws(StoryboardFailure) { failure = try SceneExamination(of: self).failure } catch { failure = error }
            guard let failure else { return .holds }
            return isMeant(failure) ? .broken([finding(rule, failure)]) : .notChecked(failure.seen)
        }
    }

    /// What keeps the scene from being made: the platform, or a view in it that cannot load its nib.
    private var unreadableCheck: Check {
        let ofStoryboard = failureCheck(.storyboardUnreadable) { failure in
            switch failure {
            case .unreadable, .creatorAnsweredNil: true
            default: false
            }
        }
        return check(.storyboardUnreadable) {
            guard let scene = try? SceneExamination(of: self), let failure = scene.nibFailures.first else {
                return await ofStoryboard.outcome()
            }
            return .broken([finding(.storyboardUnreadable, failure.seen, at: scene.place, remedy: failure.remedy)])
        }
    }

    func finding(_ rule: Rule, _ failure: StoryboardFailure, at place: Finding.Place? = nil) -> Finding {
        finding(rule, failure.seen.withoutAddresses, at: place, remedy: failure.remedy)
    }

    private var sceneFileChecks: [Check] {
        [
            failureCheck(.storyboardMissing) { if case .noFile = $0 { true } else { false } },
            unreadableCheck,
        ]
            + (type is any StoryboardSceneBased.Type
                ? [] : [initialSceneCheck])
    }

    private var sceneClassCheck: Check {
        sceneCheck(.storyboardSceneClass) { scene in
            guard let failure = scene.failure else {
                return scene.obstacleToScene.map { .notChecked($0) } ?? Outcome(wrongClasses(inVariantsOf: scene))
            }
            guard case .wrongClass = failure else { return .notChecked(failure.seen) }
            return .broken([finding(.storyboardSceneClass, failure, at: scene.place)])
        }
    }

    /// The initial scene, in each file of the storyboard.
    private var initialSceneCheck: Check {
        let ofStoryboard = failureCheck(.storyboardInitialScene) { if case .noInitialScene = $0 { true } else { false } }
        return check(.storyboardInitialScene) {
            let outcome = await ofStoryboard.outcome()
            guard outcome == .holds, let scene = try? SceneExamination(of: self) else { return outcome }
            return Outcome(missingInitialScenes(inVariantsOf: scene))
        }
    }

    private var unknownClassCheck: Check {
        sceneCheck(.storyboardClassUnknown) { scene in
            guard let notes = scene.scene?.notes else { return .notChecked(scene.failure?.seen ?? Self.silence) }
            return Outcome(
                notes.unknownClasses.map {
                    finding(.storyboardClassUnknown, "The program has no class \($0), which the scene names.", at: scene.place)
                })
        }
    }
}
