/// What the compiler says about a class in a form that every one of its specializations shares.
///
/// The fields are those of `TargetClassDescriptor` in the Swift runtime: eleven 32-bit words, followed by the
/// parts that the flags announce.
struct ClassDescriptor {
    let address: UnsafeRawPointer

    /// The descriptor of the stored properties, or nil where reflection data was stripped.
    var fields: UnsafeRawPointer? { address.relative(at: 16) }

    var isClass: Bool { flags & 0x1F == 16 }
    var isGeneric: Bool { flags & 0x80 != 0 }
    var hasMethods: Bool { flags & (1 << 31) != 0 }

    /// The entries of the vtable that this class adds, in source order.
    ///
    /// Throws where the parts in between have a form that this module does not know.
    func methods(of name: String) throws(ObjectRuntimeFailure) -> [MethodDescriptor] {
        guard hasMethods else { return [] }
        var position = Self.size
        if hasResilientSuperclass { position += 4 }
        switch metadataInitialization {
        case 0: break
        case 1: position += 12
        case let other:
            throw .unrecognizedLayout(class: name, expected: "metadata initialization 0 or 1", found: "\(other)")
        }
        let firstSlot = Int(address.word32(at: position)) + (try immediateMembersOffset(of: name))
        let count = Int(address.word32(at: position + 4))
        let first = address + position + 8
        return (0..<count).map { MethodDescriptor(address: first + $0 * MethodDescriptor.size, slot: firstSlot + $0) }
    }

    private static let size = 44
    private var flags: UInt32 { address.word32(at: 0) }
    private var metadataInitialization: UInt32 { flags >> 16 & 3 }
    private var hasResilientSuperclass: Bool { flags & (1 << 29) != 0 }

    /// Where the words that this class adds begin, in words, if only the runtime knows it.
    ///
    /// The superclass of a class in a library that evolves may have grown since, so the runtime writes the bounds
    /// when it first builds the metadata.
    private func immediateMembersOffset(of name: String) throws(ObjectRuntimeFailure) -> Int {
        guard hasResilientSuperclass else { return 0 }
        guard let bounds = address.relative(at: 24) else {
            throw .unrecognizedLayout(class: name, expected: "bounds of its metadata", found: "none")
        }
        return bounds.load(as: Int.self) / MemoryLayout<Int>.size
    }
}

/// One entry that a class adds to its vtable.
struct MethodDescriptor {
    static let size = 8

    let address: UnsafeRawPointer
    /// The entry's place in the metadata, in words.
    let slot: Int

    /// The low four bits hold the kind; the high half may hold a discriminator for pointer authentication.
    var isInitializer: Bool { address.word32(at: 0) & 0x0F == 1 }

    /// The code that the class itself puts into the entry.
    var implementation: UnsafeRawPointer? { address.relative(at: 4) }
}
