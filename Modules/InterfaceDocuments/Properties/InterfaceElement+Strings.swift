import Foundation

extension InterfaceElement {
    /// The text that is the value of a property; nil if there is none, or a `<nil>`.
    ///
    /// It is an attribute's value or the content of a `<string>` child, which is how Interface Builder writes text with line feeds.
    public func string(keyed key: InterfaceWord) -> String? {
        if let value = self[key] { return value.string }
        return child(keyed: key)?.stringContent
    }

    /// What a `<string>` or `<mutableString>` says, white space and all; nil for another element, and for base64 that cannot be read.
    public var stringContent: String? {
        guard word == .string || word == .mutableString else { return nil }
        guard self[.base64UTF8]?.boolean == true else { return text }
        return Self.decoded(base64: text)
    }

    /// Interface Builder leaves out the padding and puts the characters on lines of their own.
    private static func decoded(base64 text: String) -> String? {
        let characters = text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - characters.utf8.count % 4) % 4)
        return Data(base64Encoded: characters + padding).flatMap { String(data: $0, encoding: .utf8) }
    }
}
