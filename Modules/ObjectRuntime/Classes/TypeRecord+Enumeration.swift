import Foundation

extension TypeRecord {
    /// The types that the running program and its libraries declare; empty where the runtime does not list them.
    static var all: [TypeRecord] { descriptors.compactMap(TypeRecord.init) }

    /// The types of this name among them.
    ///
    /// All others are left out by their own names, before the names around them are read.
    static func all(named name: String) -> [TypeRecord] {
        String(name.lastComponent).withCString { ownName in
            descriptors.filter { Self.ownName(of: $0).map { strcmp($0, ownName) == 0 } ?? false }
        }.compactMap(TypeRecord.init).filter { $0.name == name }
    }

    /// The number of images that declare types; 0 where the runtime does not list them.
    static var imageCount: Int {
        #if os(Linux)
            var count = 0
            withUnsafeMutablePointer(to: &count) { count in
                enumerateAllMetadataSections(
                    { _, count in
                        count.assumingMemoryBound(to: Int.self).pointee += 1
                        return true
                    }, count)
            }
            return count
        #else
            return 0
        #endif
    }

    private static var descriptors: [UnsafeRawPointer] {
        #if os(Linux)
            var descriptors: [UnsafeRawPointer] = []
            withUnsafeMutablePointer(to: &descriptors) { list in
                enumerateAllMetadataSections(
                    { sections, list in
                        let list = list.assumingMemoryBound(to: [UnsafeRawPointer].self)
                        list.pointee += typeDescriptors(in: sections)
                        return true
                    }, list)
            }
            return descriptors
        #else
            return []
        #endif
    }
}

#if os(Linux)
    @_silgen_name("swift_enumerateAllMetadataSections")
    private func enumerateAllMetadataSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

    /// The descriptors that an image lists in its section of types.
    ///
    /// `sections` is the runtime's `MetadataSections`: a version, three pointers, then start and length of each
    /// section. Types come third. The form has been so from version 3 to version 5, the newest there is.
    private func typeDescriptors(in sections: UnsafeRawPointer) -> [UnsafeRawPointer] {
        guard 3...5 ~= sections.load(as: Int.self),
            let start = sections.load(fromByteOffset: 64, as: UnsafeRawPointer?.self)
        else { return [] }
        let count = sections.load(fromByteOffset: 72, as: Int.self) / 4
        return (0..<count).compactMap { index in
            let record = start + index * 4
            let value = record.load(as: Int32.self)
            let target = record + Int(value & ~3)
            switch value & 3 {
            case 0: return target
            case 1: return target.load(as: UnsafeRawPointer?.self)
            default: return nil
            }
        }
    }
#endif
