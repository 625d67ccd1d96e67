import ObjectRuntime

/// A key that an object did not take, and why.
package struct UndeliverableKey: Error, CustomStringConvertible {
    var object: String
    var key: String
    var failure: KeyValueFailure

    /// UIKit's text where the key is unknown, else what kept the value from being set.
    package var description: String {
        switch failure {
        case .undefinedKey:
            "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        case .wrongType(let expected, let given):
            "\(object) cannot take a value for the key \(key): it holds \(expected), and the value is \(given)."
        case .constant:
            "\(object) cannot take a value for the key \(key): it is a constant. Declare it with var."
        }
    }
}

/// Setting and reading properties by name, as Objective-C's key-value coding does for UIKit.
@MainActor enum KeyValueCoding {
    /// What is told of failures instead of trapping, while a nib is loaded.
    private static var collector: [UndeliverableKey]?

    /// Sets a property of any object: through `setValue(_:forKey:)` where the object has it.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
        if let object = object as? HeadlessObject { return object.setValue(value, forKey: key) }
        attempt(object, key) { () throws(KeyValueFailure) in try store(value, forKey: key, in: object) }
    }

    /// Sets the property at the end of a path, of any object.
    static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
        if let object = object as? HeadlessObject { return object.setValue(value, forKeyPath: path) }
        attempt(object, path) { () throws(KeyValueFailure) in try store(value, forKeyPath: path, in: object) }
    }

    /// Adds an object to a property that holds an array.
    static func append(_ member: AnyObject, toKey key: String, of object: AnyObject) {
        attempt(object, key) { () throws(KeyValueFailure) in
            try append(member, key: key, in: object)
        }
    }

    private static func attempt(_ object: AnyObject, _ key: String, _ work: () throws(KeyValueFailure) -> Void) {
        do throws(KeyValueFailure) {
            try work()
        } catch {
            fail(UndeliverableKey(object: name(of: object), key: key, failure: error))
        }
    }

    /// Runs something that sets a key, and answers what it could not set instead of trapping.
    static func collectingFailures(_ work: () -> Void) -> UndeliverableKey? {
        let outer = collector
        collector = []
        work()
        let found = collector?.first
        collector = outer
        return found
    }

    /// What `setValue(_:forKey:)` does where a value could not be stored.
    static func report(_ failure: KeyValueFailure, value: Any?, key: String, in object: HeadlessObject) {
        if case .undefinedKey = failure { return object.setValue(value, forUndefinedKey: key) }
        fail(UndeliverableKey(object: object.identityDescription, key: key, failure: failure))
    }

    /// What an unknown key comes to, unless the object's class overrides the call for it. `B27`
    static func undefined(_ key: String, in object: HeadlessObject, method: String) {
        if collector != nil {
            return fail(UndeliverableKey(object: object.identityDescription, key: key, failure: .undefinedKey))
        }
        preconditionFailure(
            """
            NSUnknownKeyException [\(object.identityDescription) \(method)]: this class is not key value coding-compliant for the \
            key \(key).
            """)
    }

    private static func fail(_ failure: UndeliverableKey) {
        if collector != nil {
            collector?.append(failure)
        } else {
            preconditionFailure(failure.description)
        }
    }

    private static func name(of object: AnyObject) -> String {
        (object as? HeadlessObject)?.identityDescription ?? "<\(type(of: object))>"
    }

    /// The first key of a path, and the rest of it.
    static func split(_ path: String) -> (first: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}
