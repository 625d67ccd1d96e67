/// Why a storyboard, or a controller of it, is not to be had.
package enum StoryboardLoadFailure: Error {
    /// The name is a path, or empty.
    case notAName(String)
    /// No storyboard of the name is in the bundle. `C1`
    case notFound(name: String, bundle: Bundle)
    /// The file is no storyboard for iOS or tvOS, or it is broken. `C1`
    case notAStoryboard(path: String, reason: String)
    /// The storyboard does not say which controller it starts with. `C2`
    case noInitialController(storyboard: String)
    /// No controller of the storyboard has the identifier. `C3`
    case noSuchIdentifier(String, storyboard: String, existing: [String])
    /// The element is no controller of a class that is here.
    case notAController(String)
    /// A class answered nil when a controller was to be made of it.
    case refused(String)
    /// A closure that was to make a controller gave another object than one that was made from its coder. `C4`
    case foreignController(String)
    /// A closure that was to make a controller made one of another class than the scene's. `C4`
    case otherClass(made: String, scene: String)
    /// The controller holds itself, by its relationships.
    case endless(String)
    /// An object did not take what a connection has for it.
    case undeliverable(UndeliverableKey)
}

extension StoryboardLoadFailure: CustomStringConvertible {
    /// What happened, in UIKit's words where it has some.
    package var description: String { "\(exception.rawValue): \(reason)" }

    /// Ends the process, as the exception ends an app.
    func raise() -> Never { exception.raise(reason) }

    private var exception: UIKitException {
        if case .undeliverable(let failure) = self { failure.exception } else { .invalidArgument }
    }

    private var reason: String {
        switch self {
        case .notAName(let name):
            "A storyboard's name is the name of a file in the bundle, without its extension and never a path (was \"\(name)\")."
        case .notFound(let name, let bundle):
            """
            Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> \
            (\(bundle.isLoaded ? "loaded" : "not yet loaded"))
            """
        case .notAStoryboard(let path, let reason):
            "There doesn't seem to be a valid compiled storyboard at path '\(path)': \(reason)"
        case .noInitialController(let storyboard):
            "Storyboard (\(storyboard)) doesn't contain an initial view controller: no entry point is set"
        case .noSuchIdentifier(let identifier, let storyboard, _):
            "Storyboard (\(storyboard)) doesn't contain a view controller with identifier '\(identifier)'"
        case .notAController(let element): "\(element) stands for no view controller"
        case .refused(let type): "\(type).init(coder:) answered nil, so there is no view controller for its scene"
        case .foreignController(let made):
            "The creator must return a view controller that it has made with the coder that it was given (was \(made))."
        case .otherClass(let made, let scene):
            "The creator must return a view controller of the scene's class, \(scene), or of a subclass (was \(made))."
        case .endless(let element): "\(element) holds itself, by the relationships of its scene"
        case .undeliverable(let failure): failure.description
        }
    }
}
