/// A class, structure or enumeration that an image of the running program declares.
struct TypeRecord {
    /// The names from the outside in, as a source would write them.
    let name: String
    let module: String
    let isClass: Bool
    let isGeneric: Bool
    /// Whether nothing around the type is private or local, or an extension in another module.
    let hasRuntimeName: Bool

    /// Reads a type's context descriptor and those around it, up to its module.
    init?(descriptor: UnsafeRawPointer) {
        var names: [String] = []
        var isNamed = true
        var context = descriptor
        while let kind = Kind(rawValue: context.word32(at: 0) & 0x1F) {
            if kind == .module { break }
            if kind.isType {
                guard let name = Self.ownName(of: context) else { return nil }
                names.insert(String(cString: name), at: 0)
            } else {
                isNamed = false
            }
            guard let parent = context.relativeIndirectable(at: 4) else { return nil }
            context = parent
        }
        guard context.word32(at: 0) & 0x1F == Kind.module.rawValue, let module = Self.ownName(of: context) else {
            return nil
        }
        let flags = descriptor.word32(at: 0)
        self.module = String(cString: module)
        name = names.joined(separator: ".")
        isClass = flags & 0x1F == Kind.class.rawValue
        isGeneric = flags & 0x80 != 0
        hasRuntimeName = isNamed && !isGeneric
    }

    /// The kinds of context descriptors.
    private enum Kind: UInt32 {
        case module = 0
        case `extension` = 1
        case anonymous = 2
        case `class` = 16
        case structure = 17
        case enumeration = 18

        var isType: Bool { rawValue >= 16 }
    }

    /// Types and modules alike have the distance to their name in the third word.
    static func ownName(of context: UnsafeRawPointer) -> UnsafePointer<CChar>? {
        context.relative(at: 8)?.assumingMemoryBound(to: CChar.self)
    }
}
