/// The place of an allocating initializer in the metadata of a class and of all its subclasses.
struct InitializerSlot: Sendable {
    /// In bytes, from the metadata's address.
    private let offset: Int

    /// Finds the initializer number `ordinal` among those that `base` adds to its vtable.
    ///
    /// The base class must itself have, at the place that is computed, the very code that its descriptor names
    /// for the initializer. So a layout that is misread is noticed here, before anything is called.
    init(of base: AnyClass, ordinal: Int) throws(ObjectRuntimeFailure) {
        try Self.checkProcessor()
        let name = ClassLookup.qualifiedName(of: base)
        let metadata = ClassMetadata(of: base)
        guard let descriptor = metadata.descriptor, descriptor.isClass else {
            throw .unrecognizedLayout(class: name, expected: "the descriptor of a Swift class", found: "none")
        }
        guard !descriptor.isGeneric else {
            throw .unrecognizedLayout(class: name, expected: "a class that is not generic", found: "a generic class")
        }
        let initializers = try descriptor.methods(of: name).filter(\.isInitializer)
        guard initializers.indices.contains(ordinal) else {
            throw .noInitializer(class: name, ordinal: ordinal, available: initializers.count)
        }
        offset = initializers[ordinal].slot * MemoryLayout<Int>.size
        try check(initializers[ordinal], in: metadata, of: name)
    }

    /// The code that makes an object of the class with this metadata, which must be the base class or inherit from it.
    func code(at metadata: UnsafeRawPointer) -> UnsafeRawPointer {
        metadata.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
    }

    private func check(
        _ initializer: MethodDescriptor, in metadata: ClassMetadata, of name: String
    ) throws(ObjectRuntimeFailure) {
        guard offset >= 0, offset + MemoryLayout<Int>.size <= metadata.size else {
            throw .unrecognizedLayout(
                class: name, expected: "an initializer within the \(metadata.size) bytes of its metadata",
                found: "one at \(offset)")
        }
        guard initializer.implementation == code(at: metadata.address) else {
            throw .unrecognizedLayout(
                class: name, expected: "its own initializer at byte \(offset) of its metadata", found: "other code")
        }
    }

    /// Text takes two words on processors of 64 bits only, and signed code pointers would have to be authenticated.
    private static func checkProcessor() throws(ObjectRuntimeFailure) {
        #if _ptrauth(_arm64e) || !(arch(x86_64) || arch(arm64))
            throw .unsupportedProcessor(expected: "x86_64 and arm64 without pointer authentication")
        #endif
    }
}
