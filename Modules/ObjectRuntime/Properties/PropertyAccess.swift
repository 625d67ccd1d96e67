/// Reads and writes the storage of one property, whose type is known to the conforming type.
protocol PropertyAccess: Sendable {
    /// The value without the optional around it.
    func read(at storage: UnsafeRawPointer) throws(PropertyRefusal) -> Any?
    func write(_ value: Any?, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal)
    func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal)
}

/// Why a property does not take a value.
enum PropertyRefusal: Error {
    case wrongType(expected: Any.Type)
    case notOptional
    case notAnArray
    case unsupportedType
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
        let lazyType = isLazy ? (type as? any OptionalValue.Type)?.wrappedType : nil
        declaredType = lazyType ?? type
        guard Self.hasGenericForm(declaredType) else {
            access = UnsupportedAccess()
            return
        }
        let conversion = makeConversion(to: declaredType)
        access = lazyType == nil ? Self.access(through: conversion, ownership) : Self.lazyAccess(through: conversion)
    }

    private static func access(
        through conversion: some ValueConversion, _ ownership: StoredProperty.Ownership
    ) -> any PropertyAccess {
        func reference<Conversion: ValueConversion, Reference: ObjectReference>(
            _ conversion: Conversion, _ type: Reference.Type
        ) -> any PropertyAccess {
            ReferenceAccess<Conversion, Reference>(conversion: conversion)
        }
        return switch ownership {
        case .strong: StrongAccess(conversion: conversion)
        case .weak: reference(conversion, WeakReference.self)
        case .unowned: reference(conversion, UnownedReference.self)
        case .unmanaged: reference(conversion, UnmanagedReference.self)
        }
    }

    private static func lazyAccess(through conversion: some ValueConversion) -> any PropertyAccess {
        LazyAccess(conversion: conversion)
    }

    /// Whether generic code has the values of a type in the form in which a property has them.
    ///
    /// It has not for functions, which it calls in another way, for metatypes of structures, which are nothing at all in
    /// a property, nor for tuples, which may contain either. The runtime also gives the empty tuple for a type
    /// that cannot be copied. The first word of a type's metadata tells its kind.
    private static func hasGenericForm(_ type: Any.Type) -> Bool {
        let kind = unsafeBitCast(innermostType(of: type), to: UnsafePointer<UInt>.self).pointee
        let tuple: UInt = 0x301
        let function: UInt = 0x302
        let metatype: UInt = 0x304
        return ![tuple, function, metatype].contains(kind)
    }
}

/// A property whose storage cannot be reached through generic code.
private struct UnsupportedAccess: PropertyAccess {
    func read(at storage: UnsafeRawPointer) throws(PropertyRefusal) -> Any? {
        throw .unsupportedType
    }

    func write(_ value: Any?, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        throw .unsupportedType
    }
}
