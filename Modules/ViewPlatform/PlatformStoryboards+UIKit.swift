#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit

    extension PlatformStoryboards {
        /// What the files of storyboards end in: they are compiled.
        package static let fileExtension = "storyboardc"

        /// The file of a storyboard in a bundle, of the user's language and for the device; nil where there is none.
        package static func url(named name: String, in bundle: Bundle) -> URL? {
            bundle.url(forResource: name, withExtension: fileExtension)
        }

        /// The storyboard of a name in a bundle that has its file.
        package static func storyboard(named name: String, in bundle: Bundle) throws(PlatformFailure) -> UIStoryboard {
            UIStoryboard(name: name, bundle: bundle)
        }

        /// A storyboard without scenes.
        package static var empty: UIStoryboard { UIStoryboard() }

        /// The name that a storyboard was made with; UIKit does not tell.
        package static func name(of storyboard: UIStoryboard) -> String? { nil }

        /// The controller that a storyboard starts with; nil where it names none.
        package static func initialController(
            of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
        ) throws(PlatformFailure) -> UIViewController? {
            storyboard.instantiateInitialViewController(creator: creator)
        }

        /// The controller of the scene with an identifier.
        package static func controller(
            of storyboard: UIStoryboard, identifier: String, creator: ((NSCoder) -> UIViewController?)?
        ) throws(Refusal) -> UIViewController {
            storyboard.instantiateViewController(identifier: identifier, creator: creator)
        }

        /// Nil: UIKit raises what fails, and tells nothing else.
        package static func examine(
            _ storyboard: UIStoryboard, identifier: String?, creator: ((NSCoder) -> UIViewController?)?
        ) -> Examined? { nil }

        /// None: the files are compiled, and UIKit tells nothing of them.
        package static func variants(of storyboard: UIStoryboard) -> [URL] { [] }

        /// Nil: the files are compiled, and a bundle gives but one of them.
        package static func storyboard(at url: URL) -> UIStoryboard? { nil }

        /// Nil: the files are compiled, and UIKit tells nothing of them.
        package static func sceneIdentifiers(at url: URL) -> [String]? { nil }

        /// Nil: UIKit does not tell.
        package static func segueIdentifiers(of controller: UIViewController) -> [String]? { nil }
    }
#endif
