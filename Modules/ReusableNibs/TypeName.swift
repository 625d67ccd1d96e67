/// The name of a type, as messages print it and files are called.
public struct TypeName: Hashable, Sendable, CustomStringConvertible {
    /// The name with its module and the types round it: `Shop.Checkout.Row`. Stable from launch to launch.
    public let full: String

    /// The name of a type that is met at run time.
    public init(_ type: Any.Type) {
        full = TypeName.withoutAddresses(String(reflecting: type))
    }

    /// The name alone, without module, surrounding types and generic arguments: `Row`.
    public var leaf: String {
        let plain = full.prefix { $0 != "<" }
        return plain.split(separator: ".").last.map(String.init) ?? full
    }

    /// The module that declares the type.
    public var module: String { String(full.prefix { $0 != "." }) }

    public var description: String { full }

    /// Swift prints a private or local type with the address of where it stands, which changes with each launch.
    private static func withoutAddresses(_ name: String) -> String {
        var rest = Substring(name)
        var result = ""
        while let start = rest.range(of: "(unknown context at $") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstIndex(of: ")") else { return name }
            rest = rest[rest.index(after: end)...]
            if rest.first == "." { rest = rest.dropFirst() }
        }
        return result + rest
    }
}
