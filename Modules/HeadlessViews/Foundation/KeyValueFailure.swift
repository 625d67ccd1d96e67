/// Why a value could not be set or read by the name of a property.
package enum KeyValueFailure: Error, Equatable {
    /// The object has no property of that name.
    case undefinedKey
    /// The property holds another type than the value's.
    case wrongType(expected: String, given: String)
    /// The property cannot be set.
    case constant
}
