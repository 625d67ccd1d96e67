/// Setting a layer's properties by name, as a document's runtime attributes do with `layer.cornerRadius`.
extension CALayer {
    /// The value of a property, by the property's name; nil if there is no such property.
    public func value(forKey key: String) -> Any? {
        LayerProperty.named[key]?.read(self)
    }

    /// Sets a property by its name.
    ///
    /// A name that is no property's, and a value of another type than the property's, are misuse, and trap. A `UIColor` for
    /// `borderColor` is the usual mistake: on a phone the value is stored and ignored, so that no border is seen.
    public func setValue(_ value: Any?, forKey key: String) {
        do throws(KeyValueFailure) {
            try set(value, forKey: key)
        } catch {
            preconditionFailure(UndeliverableKey(object: "<\(type(of: self))>", key: key, failure: error).description)
        }
    }

    /// Sets a property by its name, or says why that cannot be done.
    func set(_ value: Any?, forKey key: String) throws(KeyValueFailure) {
        guard let property = LayerProperty.named[key] else {
            throw .undefinedKey
        }
        guard property.write(self, value) else {
            throw .wrongType(expected: property.type, given: value.map { "\(type(of: $0))" } ?? "nil")
        }
    }
}
