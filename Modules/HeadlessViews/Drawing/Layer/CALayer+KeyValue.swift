extension CALayer {
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
