/// Why a value could not be set or read by the name of a property.
enum KeyValueFailure: Error, Equatable, CustomStringConvertible {
    /// The object has no property of that name.
    case undefinedKey(String, on: String)
    /// The property holds another type than the value's.
    case wrongType(key: String, expected: String, given: String)

    /// What went wrong; the first in the words of Foundation's own exception.
    var description: String {
        switch self {
        case .undefinedKey(let key, let owner):
            "[<\(owner)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        case .wrongType(let key, let expected, let given):
            "The key \(key) takes \(expected), and was given \(given)."
        }
    }
}
