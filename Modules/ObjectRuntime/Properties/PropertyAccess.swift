/// Reads and writes the storage of one property, whose type is known to the conforming type.
protocol PropertyAccess: Sendable {
    /// The value without the optional around it.
    func read(at storage: UnsafeRawPointer) -> Any?
    func write(_ value: Any?, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal)
    func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal)
}

/// Why a property does not take a value.
enum PropertyRefusal: Error {
    case wrongType(expected: Any.Type)
    case notOptional
    case notAnArray
}

extension PropertyAccess {
    func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        throw .notAnArray
    }
}

/// The way to a property's storage, chosen once from what reflection says of it.
struct PropertyStorage {
    let declaredType: Any.Type
    let access: any PropertyAccess

    init(type: Any.Type, ownership: StoredProperty.Ownership, isLazy: Bool) {
        if isLazy, let optional = type as? any OptionalValue.Type {
            declaredType = optional.wrappedType
            access = optional.lazyAccess
        } else {
            declaredType = type
            access = Self.access(to: type, ownership)
        }
    }

    private static func access<Value>(
        to type: Value.Type, _ ownership: StoredProperty.Ownership
    ) -> any PropertyAccess {
        switch ownership {
        case .strong: StrongAccess<Value>()
        case .weak: ReferenceAccess<Value, WeakReference>()
        case .unowned: ReferenceAccess<Value, UnownedReference>()
        case .unmanaged: ReferenceAccess<Value, UnmanagedReference>()
        }
    }
}
