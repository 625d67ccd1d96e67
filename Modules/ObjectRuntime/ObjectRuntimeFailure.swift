/// Why an initializer cannot be called on a class that is met at run time.
public enum ObjectRuntimeFailure: Error, Hashable, Sendable {
    /// The class declares `available` initializers of its own, and the one at `ordinal` is not among them.
    case noInitializer(class: String, ordinal: Int, available: Int)

    /// What the compiler emitted for the class has another shape than this module knows how to read.
    case unrecognizedLayout(class: String, expected: String, found: String)

    /// The calls of this module are not made for this kind of processor.
    case unsupportedProcessor(expected: String)
}

extension ObjectRuntimeFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noInitializer(let name, let ordinal, let available):
            """
            \(name) declares \(available) designated or required initializers that are not overrides, \
            so there is none at position \(ordinal), counted from 0.
            """
        case .unrecognizedLayout(let name, let expected, let found):
            "The run-time layout of \(name) is not recognized: expected \(expected), found \(found)."
        case .unsupportedProcessor(let expected):
            "Initializers of classes met at run time can be called on \(expected) only."
        }
    }
}
