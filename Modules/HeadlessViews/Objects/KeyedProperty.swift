/// One property of a framework class that key-value coding reaches by name.
@MainActor struct KeyedProperty {
    /// The property's value of an object of the class that was named.
    let get: (AnyObject) -> Any?
    /// Sets it, or throws where the value is of another type.
    ///
    /// Numbers are converted.
    let set: (AnyObject, Any?) throws(KeyValueFailure) -> Void

    /// A property that can be read and written.
    ///
    /// To write through a key path reads the property first, so one whose getter does something takes a closure to write with.
    init<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(path) { $0[keyPath: path] = $1 }
    }

    /// A property that is read by a key path and written by a closure.
    init<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>, write: @escaping (Root, Value) -> Void) {
        get = { ($0 as? Root).flatMap { Self.content(of: $0[keyPath: path]) } }
        set = { (object, value) throws(KeyValueFailure) in
            guard let object = object as? Root else { throw .undefinedKey }
            write(object, try KeyValueCoding.convert(value, to: Value.self))
        }
    }

    /// A property that can only be read.
    init<Root: AnyObject, Value>(reading path: KeyPath<Root, Value>) {
        get = { ($0 as? Root).flatMap { Self.content(of: $0[keyPath: path]) } }
        set = { (_, _) throws(KeyValueFailure) in throw .constant }
    }

    /// A property's value, with nil for an optional one that has none: put into `Any` as it is, that would be a value itself.
    private static func content<Value>(of value: Value) -> Any? {
        if let optional = value as? any OptionalContent { return optional.content }
        return value
    }
}

/// An optional whose type is not known.
private protocol OptionalContent {
    var content: Any? { get }
}

extension Optional: OptionalContent {
    fileprivate var content: Any? { self }
}

/// The properties of a class that key-value coding reaches by name, its superclasses' included.
@MainActor struct KeyedProperties {
    private(set) var byName: [String: KeyedProperty] = [:]

    init() {}

    /// These and a subclass's own.
    func adding(_ properties: [String: KeyedProperty]) -> KeyedProperties {
        var sum = self
        sum.byName.merge(properties) { _, own in own }
        return sum
    }
}
