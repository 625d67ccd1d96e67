import InterfaceDocuments

/// Why a nib could not be made into objects.
package enum NibLoadFailure: Error {
    /// The name is a path, or empty.
    case notAName(String)
    /// No document of the name is in the bundle.
    case notFound(name: String, bundle: Bundle)
    /// The document cannot be read.
    case unreadable(InterfaceDocumentFailure)
    /// An object did not take what a connection has for it.
    case undeliverable(UndeliverableKey)
}

extension NibLoadFailure: CustomStringConvertible {
    /// What happened, in UIKit's words where it has some. `B26` `B27`
    package var description: String { "\(exception.rawValue): \(reason)" }

    /// Ends the process, as the exception ends an app.
    func raise() -> Never { exception.raise(reason) }

    private var exception: UIKitException {
        if case .undeliverable(let failure) = self { failure.exception } else { .internalInconsistency }
    }

    private var reason: String {
        switch self {
        case .notAName(let name):
            "A nib's name is the name of a file in the bundle, without its extension and never a path (was \"\(name)\")."
        case .notFound(let name, let bundle):
            """
            Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (\(bundle.isLoaded ? "loaded" : "not yet loaded"))' \
            with name '\(name)'
            """
        case .unreadable(let failure): failure.description
        case .undeliverable(let failure): failure.description
        }
    }
}
