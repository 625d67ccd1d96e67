/// A class's metadata, read as the Swift ABI lays it out.
///
/// The offsets are those of `TargetClassMetadata` in the Swift runtime; they are part of the stable ABI on
/// Apple platforms, and the same everywhere else but for the three words that serve Objective-C.
struct ClassMetadata {
    let type: AnyClass
    let address: UnsafeRawPointer

    init(of type: AnyClass) {
        self.type = type
        address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// The nominal type descriptor, or nil where the class was not written in Swift.
    var descriptor: ClassDescriptor? {
        guard isSwift, let pointer = address.load(fromByteOffset: Self.description, as: UnsafeRawPointer?.self) else {
            return nil
        }
        return ClassDescriptor(address: pointer)
    }

    /// How many bytes of the metadata lie behind its address; the entries of the vtable are among them.
    var size: Int {
        let whole = Int(address.load(fromByteOffset: Self.classSize, as: UInt32.self))
        let before = Int(address.load(fromByteOffset: Self.classSize + 4, as: UInt32.self))
        return whole - before
    }

    var superclass: AnyClass? { _getSuperclass(type) }

    #if canImport(ObjectiveC)
        /// Bit 1 of the word that Objective-C calls `data`.
        private var isSwift: Bool { address.load(fromByteOffset: 32, as: UInt.self) & 2 != 0 }
        private static let classSize = 56
        private static let description = 64
    #else
        /// Without Objective-C the first word is the metadata's kind, and 0 stands for a class.
        private var isSwift: Bool { address.load(as: UInt.self) == 0 }
        private static let classSize = 32
        private static let description = 40
    #endif
}
