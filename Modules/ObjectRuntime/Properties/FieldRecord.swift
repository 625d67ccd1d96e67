/// What the compiler recorded about one stored property for reflection.
struct FieldRecord {
    let name: String
    let ownership: StoredProperty.Ownership

    /// The records of a class and its superclasses, the root class's first.
    static func all(of type: AnyClass, named name: String) throws(PropertyFailure) -> [FieldRecord] {
        var chain: [ClassMetadata] = []
        var next: AnyClass? = type
        while let type = next {
            let metadata = ClassMetadata(of: type)
            chain.append(metadata)
            next = metadata.superclass
        }
        var records: [FieldRecord] = []
        for metadata in chain.reversed() {
            records += try own(of: metadata, named: name)
        }
        return records
    }

    /// The records of the properties that the class itself declares, none for a class of another language.
    ///
    /// A field descriptor is a distance to the type's name, one to the superclass's, the kind and the size of a
    /// record in 16 bits each, and the number of records. Each record is its flags and the distances to the type's
    /// and to the property's name.
    private static func own(of metadata: ClassMetadata, named name: String) throws(PropertyFailure) -> [FieldRecord] {
        guard let fields = metadata.descriptor?.fields else { return [] }
        let recordSize = fields.word32(at: 8) >> 16
        guard recordSize == 12 else {
            throw .unrecognizedLayout(class: name, expected: "field records of 12 bytes", found: "\(recordSize)")
        }
        let count = Int(fields.word32(at: 12))
        return (0..<count).map { FieldRecord(address: fields + 16 + $0 * 12) }
    }

    private init(address: UnsafeRawPointer) {
        name = address.relative(at: 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
        ownership = address.relative(at: 4).map(Self.ownership) ?? .strong
    }

    /// Reads the ownership off the end of a mangled type name: `Xw`, `Xo` or `Xu` behind the type.
    ///
    /// Within the name, a byte from 0x01 to 0x17 announces a distance of 4 bytes and one from 0x18 to 0x1F an
    /// address; both may contain zeros, which do not end the name.
    private static func ownership(mangledType: UnsafeRawPointer) -> StoredProperty.Ownership {
        var position = mangledType
        var lastTwo: (UInt8, UInt8) = (0, 0)
        while true {
            let byte = position.load(as: UInt8.self)
            switch byte {
            case 0: return ownership(ofSuffix: lastTwo)
            case 0x01...0x17: position += 1 + 4
            case 0x18...0x1F: position += 1 + MemoryLayout<UnsafeRawPointer>.size
            default: position += 1
            }
            lastTwo = (lastTwo.1, byte)
        }
    }

    private static func ownership(ofSuffix suffix: (UInt8, UInt8)) -> StoredProperty.Ownership {
        guard suffix.0 == UInt8(ascii: "X") else { return .strong }
        switch suffix.1 {
        case UInt8(ascii: "w"): return .weak
        case UInt8(ascii: "o"): return .unowned
        case UInt8(ascii: "u"): return .unmanaged
        default: return .strong
        }
    }
}
