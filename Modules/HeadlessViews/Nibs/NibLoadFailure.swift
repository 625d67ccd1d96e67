import InterfaceDocuments

/// Why a nib could not be made into objects.
package enum NibLoadFailure: Error, CustomStringConvertible {
    /// The name is a path, or empty.
    case notAName(String)
    /// No document of the name is in the bundle.
    case notFound(name: String, bundle: String)
    /// The document cannot be read.
    case unreadable(InterfaceDocumentFailure)
    /// An object did not take what a connection has for it.
    case undeliverable(UndeliverableKey)

    /// What happened, in UIKit's words where it has some. `B26` `B27`
    package var description: String {
        switch self {
        case .notAName(let name):
            "A nib's name is the name of a file in the bundle, without its extension and never a path (was \"\(name)\")."
        case .notFound(let name, let bundle):
            "Could not load NIB in bundle: 'NSBundle <\(bundle)> (loaded)' with name '\(name)'"
        case .unreadable(let failure): failure.description
        case .undeliverable(let failure):
            if case .undefinedKey = failure.failure { "NSUnknownKeyException \(failure.description)" } else { failure.description }
        }
    }
}
