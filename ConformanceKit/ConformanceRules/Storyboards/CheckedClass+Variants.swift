/// A storyboard has a file for each language and each kind of device, and the scene is to be in all of them.
extension CheckedClass {
    /// A check that the scene with the class's identifier is in each file.
    var sceneMissingCheck: Check {
        sceneCheck(.storyboardSceneMissing) { scene in
            guard let identifier = scene.identifier else { return .holds }
            if let failure = scene.failure, case .noSuchIdentifier = failure {
                return .broken([finding(.storyboardSceneMissing, failure, at: scene.place)])
            }
            return Outcome(
                variants(of: scene).compactMap { file, url in
                    guard let existing = PlatformStoryboards.sceneIdentifiers(at: url), !existing.contains(identifier) else {
                        return nil
                    }
                    let failure = StoryboardFailure.noSuchIdentifier(
                        type: name, identifier: identifier, storyboard: file, existing: existing)
                    return finding(.storyboardSceneMissing, failure, at: Finding.Place(file: file))
                })
        }
    }

    /// The files without an initial scene.
    @MainActor func missingInitialScenes(inVariantsOf scene: SceneExamination) -> [Finding] {
        variants(of: scene).compactMap { file, url in
            guard let storyboard = PlatformStoryboards.storyboard(at: url) else { return nil }
            do throws(PlatformFailure) {
                if try PlatformStoryboards.initialController(of: storyboard, creator: creator) != nil { return nil }
            } catch {
                return nil
            }
            let failure = StoryboardFailure.noInitialScene(type: name, storyboard: file)
            return finding(.storyboardInitialScene, failure, at: Finding.Place(file: file))
        }
    }

    /// The files in which the scene is of another class.
    @MainActor func wrongClasses(inVariantsOf scene: SceneExamination) -> [Finding] {
        variants(of: scene).compactMap { file, url in
            guard let storyboard = PlatformStoryboards.storyboard(at: url),
                let made = PlatformStoryboards.examine(storyboard, identifier: scene.identifier, creator: creator)?.controller,
                !ClassAncestry.isKind(made, of: type)
            else { return nil }
            let failure = StoryboardFailure.wrongClass(
                type: name, found: TypeName(Swift.type(of: made)),
                scene: StoryboardFailure.Scene(storyboard: file, identifier: scene.identifier), isInside: false)
            return finding(.storyboardSceneClass, failure, at: Finding.Place(file: file))
        }
    }

    /// The files of a scene's storyboard, with what messages call them: the folder of its language belongs to it.
    @MainActor private func variants(of scene: SceneExamination) -> [(file: String, url: URL)] {
        PlatformStoryboards.variants(of: scene.storyboard).map { url in
            let count = url.deletingLastPathComponent().pathExtension == "lproj" ? 2 : 1
            return (url.pathComponents.suffix(count).joined(separator: "/"), url)
        }
    }
}
