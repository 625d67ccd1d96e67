/// A stored property of a class, as the running program knows it.
public struct StoredProperty: Sendable {
    /// How a property holds the object that it refers to.
    public enum Ownership: String, Sendable {
        /// Holds the value itself, or keeps the object alive.
        case strong
        /// Becomes nil when the object goes away.
        case weak
        /// Must not be read after the object went away; reading it then stops the program.
        case unowned
        /// Declared `unowned(unsafe)`: must not be read after the object went away, and nothing notices if it is.
        case unmanaged
    }

    /// The name in the source; a property wrapper's storage has it with an underscore in front.
    public let name: String

    /// The declared type, with its optionals.
    public let type: Any.Type

    /// How the property holds its value.
    public let ownership: Ownership

    /// Whether the property was declared with `var`.
    public let isVariable: Bool

    /// Whether the property was declared `lazy`.
    public let isLazy: Bool

    let offset: Int
    let access: any PropertyAccess
}
