/// Why a stored property cannot be read or written by name.
public enum PropertyFailure: Error, Hashable, Sendable {
    /// The class and its superclasses store no property of that name; `nearest` is one whose name is alike.
    case noSuchProperty(name: String, class: String, nearest: String?)

    /// The value has another type than the property, or is a number out of its range.
    case wrongType(name: String, class: String, expected: String, given: String)

    /// Nil was given for a property that is not optional.
    case notOptional(name: String, class: String, expected: String)

    /// The property was declared with `let`.
    case constant(name: String, class: String)

    /// An element was given for a property that is not an array.
    case notAnArray(name: String, class: String, type: String)

    /// The property holds a function, a tuple or a metatype, which Swift stores in another form than it passes them in.
    case unsupportedType(name: String, class: String, type: String)

    /// What the compiler emitted for the class has another shape than this module knows how to read.
    case unrecognizedLayout(class: String, expected: String, found: String)
}

extension PropertyFailure {
    init(_ refusal: PropertyRefusal, property: StoredProperty, object: AnyObject, value: Any?) {
        let owner = ClassLookup.qualifiedName(of: type(of: object))
        let type = ClassLookup.qualifiedName(of: property.type)
        switch refusal {
        case .wrongType(let expected):
            self = .wrongType(
                name: property.name, class: owner, expected: ClassLookup.qualifiedName(of: expected),
                given: value.map { Self.description(of: $0) } ?? "nil")
        case .notOptional: self = .notOptional(name: property.name, class: owner, expected: type)
        case .notAnArray: self = .notAnArray(name: property.name, class: owner, type: type)
        case .unsupportedType: self = .unsupportedType(name: property.name, class: owner, type: type)
        }
    }

    /// A type's name; for a number the number too, since it may be of a right type and out of range.
    private static func description(of value: Any) -> String {
        let type = ClassLookup.qualifiedName(of: Swift.type(of: value))
        return value is any NumericValue ? "\(type) \(value)" : type
    }
}

extension PropertyFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchProperty(let name, let owner, nil):
            "\(owner) has no stored property \(name)."
        case .noSuchProperty(let name, let owner, let nearest?):
            "\(owner) has no stored property \(name). Did you mean \(nearest)?"
        case .wrongType(let name, let owner, let expected, let given):
            "The property \(name) of \(owner) takes \(expected), not \(given)."
        case .notOptional(let name, let owner, let expected):
            "The property \(name) of \(owner) takes \(expected), not nil."
        case .constant(let name, let owner):
            "The property \(name) of \(owner) is a constant. Declare it with var."
        case .notAnArray(let name, let owner, let type):
            "The property \(name) of \(owner) takes a \(type), so nothing can be appended to it."
        case .unsupportedType(let name, let owner, let type):
            "The property \(name) of \(owner) is a \(type), which cannot be read or written by name."
        case .unrecognizedLayout(let owner, let expected, let found):
            "The run-time layout of \(owner) is not recognized: expected \(expected), found \(found)."
        }
    }
}
