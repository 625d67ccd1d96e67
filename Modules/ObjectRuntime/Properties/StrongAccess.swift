/// A property that holds a `Value` itself.
struct StrongAccess<Value>: PropertyAccess {
    private let conversion = ValueConversion<Value>()

    func read(at storage: UnsafeRawPointer) -> Any? {
        conversion.content(of: storage.assumingMemoryBound(to: Value.self).pointee)
    }

    func write(_ value: Any?, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        storage.assumingMemoryBound(to: Value.self).pointee = try conversion.convert(value)
    }

    func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        guard let type = Value.self as? any AppendableValue.Type else { throw .notAnArray }
        try type.append(element, at: storage)
    }
}

/// A lazy property of type `Value`, whose storage is nil until the value is first computed or set.
struct LazyAccess<Value>: PropertyAccess {
    private let conversion = ValueConversion<Value>()

    func read(at storage: UnsafeRawPointer) -> Any? {
        storage.assumingMemoryBound(to: Value?.self).pointee.flatMap(conversion.content)
    }

    func write(_ value: Any?, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        storage.assumingMemoryBound(to: Value?.self).pointee = .some(try conversion.convert(value))
    }

    func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        guard let type = Value?.self as? any AppendableValue.Type else { throw .notAnArray }
        try type.append(element, at: storage)
    }
}
