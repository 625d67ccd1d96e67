/// The name of a type, as messages print it and files are called.
public struct TypeName: Hashable, Sendable, CustomStringConvertible {
    /// The name with its module and the types round it, `Shop.Checkout.Row`; the same at every launch.
    public let full: String

    /// The name of a type that is met at run time.
    public init(_ type: Any.Type) {
        full = TypeName.withoutAddresses(String(reflecting: type))
    }

    /// The name alone, without module, surrounding types and generic arguments: `Row`.
    public var leaf: String {
        let name = TypeName.withoutArguments(full)
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    /// The module that declares the type; empty for a class of Objective-C, which has none.
    public var module: String {
        // Swift prints a type nested in another module's type with the module that does so in front.
        let prefix = "(extension in "
        if full.hasPrefix(prefix) { return String(full.dropFirst(prefix.count).prefix { $0 != ")" }) }
        guard let dot = full.firstIndex(of: ".") else { return "" }
        return String(full[..<dot])
    }

    /// The name with its module and the types round it.
    public var description: String { full }

    /// Swift prints a private or local type with the address of where it stands, which changes with each launch.
    private static func withoutAddresses(_ name: String) -> String {
        var rest = Substring(name)
        var result = ""
        while let start = rest.range(of: "(unknown context at $"), let end = rest[start.upperBound...].firstIndex(of: ")") {
            result += rest[..<start.lowerBound]
            rest = rest[rest.index(after: end)...]
            if rest.first == "." { rest = rest.dropFirst() }
        }
        return result + rest
    }

    private static func withoutArguments(_ name: String) -> String {
        var result = ""
        var depth = 0
        var previous: Character?
        for character in name {
            if character == "<" { depth += 1 }
            if depth == 0 { result.append(character) }
            // The arrow of a function type ends no list of arguments.
            if character == ">", previous != "-" { depth -= 1 }
            previous = character
        }
        return result
    }
}
