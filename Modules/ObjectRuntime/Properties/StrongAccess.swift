/// A property that holds its value itself.
struct StrongAccess<Conversion: ValueConversion>: PropertyAccess {
    let conversion: Conversion

    func read(at storage: UnsafeRawPointer) -> Any? {
        conversion.content(of: storage.assumingMemoryBound(to: Conversion.Value.self).pointee)
    }

    func write(_ value: Any?, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        storage.assumingMemoryBound(to: Conversion.Value.self).pointee = try conversion.convert(value)
    }

    func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        guard let type = Conversion.Value.self as? any AppendableValue.Type else { throw .notAnArray }
        try type.append(element, at: storage)
    }
}

/// A lazy property, whose storage is nil until the value is first computed or set.
struct LazyAccess<Conversion: ValueConversion>: PropertyAccess {
    let conversion: Conversion

    func read(at storage: UnsafeRawPointer) -> Any? {
        storage.assumingMemoryBound(to: Conversion.Value?.self).pointee.flatMap(conversion.content)
    }

    func write(_ value: Any?, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        storage.assumingMemoryBound(to: Conversion.Value?.self).pointee = .some(try conversion.convert(value))
    }

    func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        guard let type = Conversion.Value?.self as? any AppendableValue.Type else { throw .notAnArray }
        try type.append(element, at: storage)
    }
}
