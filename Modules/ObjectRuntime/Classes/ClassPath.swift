/// A module and the names, from the outside in, that lead to a type in it.
struct ClassPath {
    let module: String
    let names: [String]

    /// The names as a source would write them.
    var name: String { names.joined(separator: ".") }

    init(name: String, module: String) throws(ClassLookupFailure) {
        if name.hasPrefix("_Tt") {
            try self.init(objectiveCName: name)
            return
        }
        let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard ([module] + names).allSatisfy(Self.isIdentifier) else { throw .invalidName(name) }
        self.init(module: module, names: names)
    }

    /// Takes apart a name such as `_TtC4Shop10PosterCell`, or `_TtCO4Shop7Catalog10PosterCell` for a class in an
    /// enumeration: the kinds from the inside out, then each identifier behind its length.
    private init(objectiveCName: String) throws(ClassLookupFailure) {
        let failure = ClassLookupFailure.invalidName(objectiveCName)
        var rest = objectiveCName.utf8.dropFirst(3)
        let kinds = rest.prefix { [UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O")].contains($0) }
        rest = rest.dropFirst(kinds.count)
        var identifiers: [String] = []
        while !rest.isEmpty {
            let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            rest = rest.dropFirst(digits.count)
            guard let length = String(digits).flatMap(Int.init), length <= rest.count,
                let identifier = String(rest.prefix(length)), Self.isIdentifier(identifier)
            else { throw failure }
            identifiers.append(identifier)
            rest = rest.dropFirst(length)
        }
        guard kinds.first == UInt8(ascii: "C"), identifiers.count == kinds.count + 1 else { throw failure }
        self.init(module: identifiers[0], names: Array(identifiers.dropFirst()))
    }

    private init(module: String, names: [String]) {
        self.module = module
        self.names = names
    }

    /// The type at this path, if it has a name at run time.
    var type: Any.Type? {
        var outer = [Self.mangled(module)]
        for name in names.dropLast() {
            let inner = outer.flatMap { prefix in ["C", "V", "O"].map { prefix + Self.mangled(name) + $0 } }
            outer = inner.filter { _typeByName($0) != nil }
        }
        let last = Self.mangled(names[names.count - 1])
        for kind in ["C", "V", "O"] {
            for prefix in outer {
                if let type = _typeByName(prefix + last + kind) { return type }
            }
        }
        return nil
    }

    /// Why there is no type at this path.
    var failure: ClassLookupFailure {
        let records = TypeRecord.all.filter { $0.module == module }
        guard let record = records.first(where: { $0.name == name }) else {
            let classes = records.filter { $0.isClass && $0.hasRuntimeName }.map(\.name)
            return .notFound(name: name, module: module, nearest: nearest(to: name, among: classes))
        }
        return record.isGeneric
            ? .generic(name: name, module: module)
            : .notVisible(name: name, module: module)
    }

    /// An identifier as a mangled name has it: behind the count of its bytes.
    ///
    /// The runtime takes UTF-8 as it is, where the compiler would have written Punycode.
    private static func mangled(_ identifier: String) -> String {
        "\(identifier.utf8.count)\(identifier)"
    }

    /// A digit in front would run together with the count, and control characters stand for addresses in a mangled
    /// name.
    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && $0 != "." }
    }
}
