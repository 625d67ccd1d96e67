import ObjectRuntime

/// A key that an object did not take, and why.
package struct UndeliverableKey: Error, CustomStringConvertible {
    var object: ObjectName
    var key: String
    var failure: KeyValueFailure
    /// What Objective-C calls on the object for a key that it does not have.
    var undefinedKeyMethod = "setValue:forUndefinedKey:"

    /// The exception that UIKit raises.
    var exception: UIKitException { failure == .undefinedKey ? .unknownKey : .invalidArgument }

    /// UIKit's text where the key is unknown and where nil is no value of the property, else what kept the value from being set. `B27`
    package var description: String {
        switch failure {
        case .undefinedKey:
            "[\(object) \(undefinedKeyMethod)]: this class is not key value coding-compliant for the key \(key)."
        case .wrongType(_, given: "nil"):
            "[\(object) setNilValueForKey]: could not set nil as the value for the key \(key)."
        case .wrongType(let expected, let given):
            "\(object) cannot take a value for the key \(key): it holds \(expected), and the value is \(given)."
        case .constant:
            "\(object) cannot take a value for the key \(key): it is a constant. Declare it with var."
        }
    }
}

/// How an object is called in what is said of its keys; made a text only when someone reads that.
package struct ObjectName: Sendable, CustomStringConvertible {
    private let type: AnyClass
    private let identity: ObjectIdentifier?

    /// `<Class 0x…>`: Objective-C's key-value coding writes no colon between the two.
    init(_ object: AnyObject) {
        type = Swift.type(of: object)
        identity = ObjectIdentifier(object)
    }

    /// `<Class>`.
    init(ofType type: AnyClass) {
        self.type = type
        identity = nil
    }

    package var description: String {
        guard let identity else { return "<\(type)>" }
        return "<\(type) \(identity.address)>"
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
        let (first, rest) = split(path)
        guard let rest else { return set(value, forKey: first, of: object) }
        // As in Objective-C, a value on the way that is nil takes the rest in silence.
        guard let next = self.value(forKey: first, of: object) else { return }
        set(value, forKeyPath: rest, of: next as AnyObject)
    }

    /// What a property of any object holds.
    static func value(forKey key: String, of object: AnyObject) -> Any? {
        if let object = object as? HeadlessObject { return object.value(forKey: key) }
        var value: Any?
        attempt(object, key, "valueForUndefinedKey:") { () throws(KeyValueFailure) in value = try read(key, of: object) }
        return value
    }

    /// The value at the end of a path, of any object.
    static func value(forKeyPath path: String, of object: AnyObject) -> Any? {
        let (first, rest) = split(path)
        let next = value(forKey: first, of: object)
        guard let rest, let next else { return next }
        if let next = next as? HeadlessObject { return next.value(forKeyPath: rest) }
        return value(forKeyPath: rest, of: next as AnyObject)
    }

    private static func attempt(
        _ object: AnyObject, _ key: String, _ undefinedKeyMethod: String = "setValue:forUndefinedKey:",
        _ work: () throws(KeyValueFailure) -> Void
    ) {
        do throws(KeyValueFailure) {
            try work()
        } catch {
            fail(
                UndeliverableKey(
                    object: ObjectName(object), key: key, failure: error, undefinedKeyMethod: undefinedKeyMethod))
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
        fail(UndeliverableKey(object: ObjectName(object), key: key, failure: failure))
    }

    /// What an unknown key comes to, unless the object's class overrides the call for it. `B27`
    static func undefined(_ key: String, of object: HeadlessObject, method: String) {
        fail(UndeliverableKey(object: ObjectName(object), key: key, failure: .undefinedKey, undefinedKeyMethod: method))
    }

    private static func fail(_ failure: UndeliverableKey) {
        guard collector == nil else {
            collector?.append(failure)
            return
        }
        failure.exception.raise(failure.description)
    }

    /// The first key of a path, and the rest of it.
    static func split(_ path: String) -> (first: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}
