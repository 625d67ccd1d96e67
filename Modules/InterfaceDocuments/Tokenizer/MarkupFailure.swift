/// What stopped the reader, and at which byte.
///
/// `InterfaceDocument` adds the file and the position.
struct MarkupFailure: Error {
    var offset: Int
    var reason: Reason

    enum Reason {
        /// The text breaks a rule of XML.
        case malformed(found: String, expected: String)
        /// The text ends too early.
        case truncated(expected: String)
        /// The bytes are not UTF-8.
        case notUTF8(UInt8)
        /// The document declares another encoding.
        case declaredEncoding(String)
        /// A control character that XML does not admit.
        case controlCharacter(UInt8)
        /// A reference to an entity that XML does not predefine.
        case entity(name: String)
        /// A document type declaration, which may declare entities.
        case documentType
        case tooDeep
        case tooManyAttributes
    }
}
