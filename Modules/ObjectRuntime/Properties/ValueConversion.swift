/// Makes a `Value` of what a caller gives for it.
struct ValueConversion<Value>: Sendable {
    /// How to make a nil, if `Value` is an optional.
    private let optional: (any OptionalValue.Type)?
    /// The type of number that `Value` is or wraps.
    private let number: (any NumericValue.Type)?

    init() {
        optional = Value.self as? any OptionalValue.Type
        number = (optional?.innermostType ?? Value.self) as? any NumericValue.Type
    }

    func convert(_ given: Any?) throws(PropertyRefusal) -> Value {
        guard let given else {
            guard let none = optional?.none as? Value else { throw .notOptional }
            return none
        }
        if let value = given as? Value { return value }
        if let number, let source = given as? any NumericValue, let value = number.from(source.number) as? Value {
            return value
        }
        throw .wrongType(expected: Value.self)
    }

    /// The value without the optional around it.
    func content(of value: Value) -> Any? {
        optional == nil ? value : (value as? any OptionalValue)?.content
    }
}

/// An optional whose wrapped type is not known.
protocol OptionalValue: SendableMetatype {
    static var none: Self { get }
    static var wrappedType: Any.Type { get }
    static var innermostType: Any.Type { get }
    static var lazyAccess: any PropertyAccess { get }
    var content: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }

    static var innermostType: Any.Type {
        (Wrapped.self as? any OptionalValue.Type)?.innermostType ?? Wrapped.self
    }

    static var lazyAccess: any PropertyAccess { LazyAccess<Wrapped>() }

    var content: Any? {
        guard let self else { return nil }
        guard let inner = self as? any OptionalValue else { return self }
        return inner.content
    }
}

/// An array, or an optional one, whose element type is not known.
protocol AppendableValue {
    init()
    mutating func append(unknown element: Any) throws(PropertyRefusal)
}

extension AppendableValue {
    static func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        try storage.assumingMemoryBound(to: Self.self).pointee.append(unknown: element)
    }
}

extension Array: AppendableValue {
    mutating func append(unknown element: Any) throws(PropertyRefusal) {
        append(try ValueConversion<Element>().convert(element))
    }
}

extension Optional: AppendableValue where Wrapped: AppendableValue {
    init() { self = .none }

    mutating func append(unknown element: Any) throws(PropertyRefusal) {
        guard self != nil else {
            var first = Wrapped()
            try first.append(unknown: element)
            self = first
            return
        }
        try self?.append(unknown: element)
    }
}
