#if !(os(iOS) || os(tvOS) || os(visionOS))
    @_spi(Headless) import HeadlessViews

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

        /// The identifiers of the segues that start in a controller's scene, each once and in alphabetical order.
        package static func segueIdentifiers(of controller: UIViewController) -> [String]? { controller.segueIdentifiers }
    }
#endif
