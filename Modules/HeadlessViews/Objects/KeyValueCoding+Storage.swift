import ObjectRuntime

extension KeyValueCoding {
    /// Stores a value in the property of an object: one that a class outside the framework stores, else one that the framework offers.
    static func store(_ value: Any?, forKey key: String, in object: AnyObject) throws(KeyValueFailure) {
        if OwnProperties.of(object).contains(key) {
            do throws(PropertyFailure) {
                return try StoredProperties.write(value, to: key, of: object)
            } catch {
                throw KeyValueFailure(error)
            }
        }
        if let layer = object as? CALayer { return try layer.set(value, forKey: key) }
        guard let property = keyedProperty(key, of: object) else { throw .undefinedKey }
        try property.set(object, value)
    }

    /// The value of an object's property.
    static func read(_ key: String, of object: AnyObject) throws(KeyValueFailure) -> Any? {
        if OwnProperties.of(object).contains(key) {
            do throws(PropertyFailure) {
                return try StoredProperties.read(key, of: object)
            } catch {
                throw KeyValueFailure(error)
            }
        }
        if let layer = object as? CALayer { return layer.value(forKey: key) }
        guard let property = keyedProperty(key, of: object) else { throw .undefinedKey }
        return property.get(object)
    }

    /// Makes a value of a property's type, converting numbers.
    static func convert<Value>(_ value: Any?, to type: Value.Type) throws(KeyValueFailure) -> Value {
        var converted: Value?
        guard StoredProperties.convert(value, to: type, { converted = $0 }), let converted else {
            throw .wrongType(expected: "\(type)", given: value.map { "\(Swift.type(of: $0))" } ?? "nil")
        }
        return converted
    }

    private static func keyedProperty(_ key: String, of object: AnyObject) -> KeyedProperty? {
        (object as? HeadlessObject).flatMap { type(of: $0).keyedProperties.byName[key] }
    }
}

/// The names of the properties that an object's class and its superclasses store, down to the framework's own: what the framework keeps
/// for itself is nobody's to set.
@MainActor private enum OwnProperties {
    private static var names: [ObjectIdentifier: Set<String>] = [:]

    static func of(_ object: AnyObject) -> Set<String> {
        let type: AnyClass = type(of: object)
        if let known = names[ObjectIdentifier(type)] { return known }
        let found = find(type)
        names[ObjectIdentifier(type)] = found
        return found
    }

    private static func find(_ type: AnyClass) -> Set<String> {
        guard let all = try? StoredProperties.of(type) else { return [] }
        var base: AnyClass? = type
        while let candidate = base, !isFramework(candidate) { base = _getSuperclass(candidate) }
        let hidden = base.flatMap { try? StoredProperties.of($0).count } ?? 0
        return Set(all.dropFirst(hidden).map(\.name))
    }

    private static func isFramework(_ type: AnyClass) -> Bool {
        ["HeadlessViews", "Foundation"].contains(ClassLookup.moduleName(of: type))
    }
}

extension KeyValueFailure {
    fileprivate init(_ failure: PropertyFailure) {
        switch failure {
        case .noSuchProperty: self = .undefinedKey
        case .wrongType(_, _, let expected, let given): self = .wrongType(expected: expected, given: given)
        case .notOptional(_, _, let expected): self = .wrongType(expected: expected, given: "nil")
        case .constant: self = .constant
        case .notAnArray(_, _, let type): self = .wrongType(expected: type, given: "a member of an outlet collection")
        case .unsupportedType(_, _, let type): self = .wrongType(expected: type, given: "what a nib can give")
        case .unrecognizedLayout(_, let expected, let found): self = .wrongType(expected: expected, given: found)
        }
    }
}
