/// Asks the Swift runtime for the stored properties of a class.
///
/// The entry points are those that `Mirror` is made of. They give types and offsets, for generic classes and for
/// classes laid out at run time too, but of the ownership only whether it is strong. The rest is in the field
/// records that the compiler emitted.
enum FieldReflection {
    static func properties(of type: AnyClass, named name: String) throws(PropertyFailure) -> [StoredProperty] {
        let records = try FieldRecord.all(of: type, named: name)
        let count = childCount(type)
        guard records.count == count else {
            throw .unrecognizedLayout(
                class: name, expected: "\(count) stored properties", found: "\(records.count) field records")
        }
        var properties: [StoredProperty] = []
        for (index, record) in records.enumerated() {
            properties.append(try property(at: index, of: type, named: name, record: record))
        }
        return properties
    }

    private static func property(
        at index: Int, of type: AnyClass, named className: String, record: FieldRecord
    ) throws(PropertyFailure) -> StoredProperty {
        var child = Child()
        let storedType = childMetadata(type, index: index, child: &child)
        defer { child.free?(child.name) }
        let name = child.name.map { String(cString: $0) } ?? ""
        guard name == record.name else {
            throw .unrecognizedLayout(class: className, expected: "property \(name)", found: record.name)
        }
        guard child.isStrong == (record.ownership == .strong) else {
            throw .unrecognizedLayout(
                class: className, expected: "property \(name) to be \(child.isStrong ? "" : "not ")strong",
                found: record.ownership.rawValue)
        }
        let lazyName = name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : nil
        let storage = PropertyStorage(type: storedType, ownership: record.ownership, isLazy: lazyName != nil)
        return StoredProperty(
            name: lazyName ?? name, type: storage.declaredType, ownership: record.ownership,
            isVariable: child.isVariable, isLazy: lazyName != nil, offset: childOffset(type, index: index),
            access: storage.access)
    }

    /// What the compiler puts before the name of a lazy property's storage.
    private static let lazyPrefix = "$__lazy_storage_$_"
}

/// The runtime's `_FieldReflectionMetadata`.
private struct Child {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(_ type: Any.Type, index: Int, child: UnsafeMutablePointer<Child>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_ type: Any.Type, index: Int) -> Int
