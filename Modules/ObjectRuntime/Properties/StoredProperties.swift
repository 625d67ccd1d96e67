/// Reads and writes stored properties by name, as key-value coding does in Objective-C.
///
/// Private properties and those of superclasses are included; where a subclass has a property of the same name as
/// one of its superclass's private ones, the subclass's is meant. Writing goes straight to the storage: it runs
/// no `willSet` and no `didSet`.
///
/// The properties of a class are looked up once and remembered. After that, reading or writing costs O(1).
/// Nothing here is synchronized with other uses of the object: call it where Swift code could use the property.
public enum StoredProperties {
    /// The stored properties of a class, the root class's first.
    public static func of(_ type: AnyClass) throws(PropertyFailure) -> [StoredProperty] {
        try ClassLayout.of(type).properties
    }

    /// Reads a property: its value without the optional around it, or nil if it is nil.
    ///
    /// A lazy property reads as nil before it was first used or set, since its initial value is not computed here.
    public static func read(_ name: String, of object: AnyObject) throws(PropertyFailure) -> Any? {
        let property = try ClassLayout.of(type(of: object)).property(name)
        return try access(property, of: object, giving: nil) { access, storage throws(PropertyRefusal) in
            try access.read(at: storage)
        }
    }

    /// Writes a property, or sets it to nil.
    ///
    /// A number becomes the type of number, or the Boolean, that the property has, as `NSNumber` converts it: a
    /// fraction is cut off, and every number but zero is true. A number out of the type's range is refused. No other
    /// conversion is made: a raw value does not become an enumeration's case.
    ///
    /// - Throws: A failure that names the property and what would fit, if the value does not. The property then
    ///   keeps its value.
    public static func write(_ value: Any?, to name: String, of object: AnyObject) throws(PropertyFailure) {
        try access(variable(name, of: object), of: object, giving: value) { access, storage throws(PropertyRefusal) in
            try access.write(value, at: storage)
        }
    }

    /// Appends an element to a property that is an array or an optional array, and makes the array if it is nil.
    ///
    /// - Throws: A failure that names the property and what would fit, if it is no array or the element is of another
    ///   type. The property then keeps its value.
    /// - Complexity: O(1) amortized.
    public static func append(_ element: Any, to name: String, of object: AnyObject) throws(PropertyFailure) {
        try access(variable(name, of: object), of: object, giving: element) { access, storage throws(PropertyRefusal) in
            try access.append(element, at: storage)
        }
    }

    /// Converts a value as writing to a property of a type does, and passes it on; answers whether it could.
    public static func convert<Value>(_ given: Any?, to type: Value.Type, _ use: (Value) -> Void) -> Bool {
        func converted(by conversion: some ValueConversion) -> Value? {
            (try? conversion.convert(given)).flatMap { $0 as? Value }
        }
        guard let value = converted(by: makeConversion(to: type)) else { return false }
        use(value)
        return true
    }

    private static func variable(_ name: String, of object: AnyObject) throws(PropertyFailure) -> StoredProperty {
        let property = try ClassLayout.of(type(of: object)).property(name)
        guard property.isVariable else {
            throw .constant(name: name, class: ClassLookup.qualifiedName(of: type(of: object)))
        }
        return property
    }

    private static func access<Result>(
        _ property: StoredProperty, of object: AnyObject, giving value: Any?,
        _ body: (any PropertyAccess, UnsafeMutableRawPointer) throws(PropertyRefusal) -> Result
    ) throws(PropertyFailure) -> Result {
        defer { withExtendedLifetime(object) {} }
        do throws(PropertyRefusal) {
            return try body(property.access, Unmanaged.passUnretained(object).toOpaque() + property.offset)
        } catch {
            throw PropertyFailure(error, property: property, object: object, value: value)
        }
    }
}
