#if !(os(iOS) || os(tvOS) || os(visionOS))
    @_spi(Headless) import HeadlessViews
    import InterfaceDocuments

    extension PlatformStoryboards {
        /// What the files of storyboards end in: they stand as Interface Builder wrote them.
        package static let fileExtension = "storyboard"

        /// The file of a storyboard in a bundle, of the user's language and for the device; nil where there is none.
        package static func url(named name: String, in bundle: Bundle) -> URL? {
            UIStoryboard.url(forStoryboardNamed: name, in: bundle)
        }

        /// The storyboard of a name in a bundle that has its file.
        package static func storyboard(named name: String, in bundle: Bundle) throws(PlatformFailure) -> UIStoryboard {
            do throws(StoryboardLoadFailure) {
                return try .named(name, in: bundle)
            } catch {
                throw PlatformFailure(text: error.description)
            }
        }

        /// A storyboard without scenes.
        package static var empty: UIStoryboard { .empty }

        /// The name that a storyboard was made with.
        package static func name(of storyboard: UIStoryboard) -> String? { storyboard.name }

        /// The controller that a storyboard starts with; nil where it names none.
        package static func initialController(
            of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
        ) throws(PlatformFailure) -> UIViewController? {
            do throws(StoryboardLoadFailure) {
                return try storyboard.initialController(creator: creator)
            } catch .noInitialController {
                return nil
            } catch {
                throw PlatformFailure(text: error.description)
            }
        }

        /// The controller of the scene with an identifier.
        package static func controller(
            of storyboard: UIStoryboard, identifier: String, creator: ((NSCoder) -> UIViewController?)?
        ) throws(Refusal) -> UIViewController {
            do throws(StoryboardLoadFailure) {
                return try storyboard.controller(identifier: identifier, creator: creator)
            } catch .noSuchIdentifier(_, _, let existing) {
                throw .noSuchIdentifier(existing: existing)
            } catch {
                throw .other(PlatformFailure(text: error.description))
            }
        }

        /// Makes a scene, the initial one for nil, to see what becomes of it; nil where that cannot be told.
        package static func examine(
            _ storyboard: UIStoryboard, identifier: String?, creator: ((NSCoder) -> UIViewController?)?
        ) -> Examined? {
            guard let scene = try? storyboard.examine(identifier: identifier, creator: creator) else { return nil }
            return Examined(
                controller: scene.controller, notes: InterfaceNotes(scene.report),
                prototypes: scene.prototypes.map { ($0.identifier, $0.view) })
        }

        /// The files of a storyboard, for all languages and devices.
        package static func variants(of storyboard: UIStoryboard) -> [URL] {
            guard let folder = storyboard.bundle?.resourceURL else { return [] }
            let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
            return found.filter { url in
                let name = url.deletingPathExtension().lastPathComponent
                return url.pathExtension == fileExtension && (name == storyboard.name || name.hasPrefix(storyboard.name + "~"))
            }.sorted { $0.path < $1.path }
        }

        /// The storyboard in a file; nil where it cannot be read.
        package static func storyboard(at url: URL) -> UIStoryboard? {
            (try? InterfaceDocument(contentsOf: url)).map { UIStoryboard(document: $0) }
        }

        /// The identifiers of a storyboard file's scenes; nil where it cannot be read.
        package static func sceneIdentifiers(at url: URL) -> [String]? {
            storyboard(at: url)?.sceneIdentifiers
        }

        /// The identifiers of the segues that start in a controller's scene, each once and in alphabetical order.
        package static func segueIdentifiers(of controller: UIViewController) -> [String]? { controller.segueIdentifiers }
    }
#endif
