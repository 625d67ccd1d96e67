/// Makes the value of a property of what a caller gives for it.
protocol ValueConversion<Value>: Sendable {
    associatedtype Value

    func convert(_ given: Any?) throws(PropertyRefusal) -> Value

    /// The value without the optional around it.
    func content(of value: Value) -> Any?
}

/// Takes values of the very type, or of a subclass or a conforming type.
struct PlainConversion<Value>: ValueConversion {
    func convert(_ given: Any?) throws(PropertyRefusal) -> Value {
        guard let given else { throw .notOptional }
        guard let value = given as? Value else { throw .wrongType(expected: Value.self) }
        return value
    }

    func content(of value: Value) -> Any? { value }
}

/// Takes numbers of any type.
struct NumericConversion<Value: NumericValue>: ValueConversion {
    func convert(_ given: Any?) throws(PropertyRefusal) -> Value {
        guard let given else { throw .notOptional }
        if let value = given as? Value { return value }
        guard let number = (given as? any NumericValue)?.number, let value = Value.from(number) as? Value else {
            throw .wrongType(expected: Value.self)
        }
        return value
    }

    func content(of value: Value) -> Any? { value }
}

/// Takes nil, and what the conversion to the wrapped type takes.
struct OptionalConversion<Wrapped: ValueConversion>: ValueConversion {
    let wrapped: Wrapped

    func convert(_ given: Any?) throws(PropertyRefusal) -> Wrapped.Value? {
        guard let given else { return nil }
        return try wrapped.convert(given)
    }

    func content(of value: Wrapped.Value?) -> Any? {
        guard let value else { return nil }
        return wrapped.content(of: value)
    }
}

/// The conversion to a type that is known at run time only.
func makeConversion(to type: Any.Type) -> any ValueConversion {
    func plain<Value>(_ type: Value.Type) -> any ValueConversion { PlainConversion<Value>() }
    func optional(_ wrapped: some ValueConversion) -> any ValueConversion { OptionalConversion(wrapped: wrapped) }
    func numeric<Value: NumericValue>(_ type: Value.Type) -> any ValueConversion { NumericConversion<Value>() }

    if let type = type as? any OptionalValue.Type { return optional(makeConversion(to: type.wrappedType)) }
    if let type = type as? any NumericValue.Type { return numeric(type) }
    return plain(type)
}

/// An optional whose wrapped type is not known.
protocol OptionalValue: SendableMetatype {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
}

/// The type within all the optionals around it.
func innermostType(of type: Any.Type) -> Any.Type {
    guard let optional = type as? any OptionalValue.Type else { return type }
    return innermostType(of: optional.wrappedType)
}
