/// A property that refers to an object without keeping it alive.
///
/// The value is a class, a protocol for classes only, or an optional of either. Its first word is the object, and one
/// word for each protocol that is not Objective-C's follows. The property's storage is the same, but that the first
/// word is a weak or unowned reference. All of the three kinds of reference are one word long.
struct ReferenceAccess<Conversion: ValueConversion, Reference: ObjectReference>: PropertyAccess {
    let conversion: Conversion
    /// Whether the property takes objects of every class, for which Swift would box what is no object.
    let takesAnyObject: Bool

    init(conversion: Conversion) {
        self.conversion = conversion
        takesAnyObject = innermostType(of: Conversion.Value.self) == AnyObject.self
    }

    func read(at storage: UnsafeRawPointer) -> Any? {
        storage.assumingMemoryBound(to: Reference.self).pointee.object
    }

    func write(_ value: Any?, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        if takesAnyObject, let value, !(type(of: value) is AnyObject.Type) {
            throw .wrongType(expected: Conversion.Value.self)
        }
        let converted = try conversion.convert(value)
        withUnsafeBytes(of: converted) { bytes in
            let object = bytes.load(as: Unmanaged<AnyObject>?.self)?.takeUnretainedValue()
            storage.assumingMemoryBound(to: Reference.self).pointee.object = object
            let word = MemoryLayout<Reference>.size
            (storage + word).copyMemory(from: bytes.baseAddress! + word, byteCount: bytes.count - word)
        }
    }
}

/// One word that refers to an object without keeping it alive.
protocol ObjectReference: Sendable {
    var object: AnyObject? { get set }
}

// The references stand for memory inside the user's objects and are never copied, so nothing is shared by them.

struct WeakReference: ObjectReference, @unchecked Sendable {
    weak var object: AnyObject?
}

struct UnownedReference: ObjectReference, @unchecked Sendable {
    unowned var object: AnyObject?
}

struct UnmanagedReference: ObjectReference, @unchecked Sendable {
    unowned(unsafe) var object: AnyObject?
}
