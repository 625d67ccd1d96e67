import Foundation

extension ClassLookup {
    /// The name of the module that declares the class.
    public static func moduleName(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        if name.hasPrefix(extensionPrefix), let end = name.firstIndex(of: ")") {
            return String(name[name.index(name.startIndex, offsetBy: extensionPrefix.count)..<end])
        }
        return String(name.prefix { $0 != "." })
    }

    /// The class's own name, without its module, the types around it, and generic arguments: `List` for
    /// `Shop.Catalog.List<Swift.Int>`.
    public static func leafName(of type: AnyClass) -> String {
        String(withoutArguments(qualifiedName(of: type)).lastComponent)
    }

    /// The full name with module, outer types and generic arguments, which is the same at each launch.
    ///
    /// Swift describes a private class with an address in place of its file. That part is left out here, so two
    /// private classes of the same name in different files of a module have the same qualified name.
    public static func qualifiedName(of type: Any.Type) -> String {
        var name = String(reflecting: type)
        while let start = name.range(of: "(unknown context at "),
            let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
        {
            name.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return name
    }

    /// How Swift marks a type that is declared in an extension of another module's type.
    private static let extensionPrefix = "(extension in "

    /// Drops what stands in angle brackets, but takes the `>` of an arrow for no bracket.
    private static func withoutArguments(_ name: String) -> String {
        var result = ""
        var depth = 0
        var previous: Character = " "
        for character in name {
            if character == "<" { depth += 1 }
            if depth == 0 { result.append(character) }
            if character == ">", previous != "-" { depth -= 1 }
            previous = character
        }
        return result
    }
}
