/// A trait: what its values are, and which of them counts where none is stated.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value where none is stated.
    static var defaultValue: Value { get }

    /// The name that logs use; the type's by default.
    static var name: String { get }

    /// What archives know the trait by; the type's name with its module's by default.
    static var identifier: String { get }

    /// Whether a color may depend on the trait; false by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { "\(Self.self)" }

    /// The type's name with its module's.
    public static var identifier: String { String(reflecting: Self.self) }

    /// Whether a color may depend on the trait: it may not, unless the type says otherwise.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as lists of traits have it.
public typealias UITrait = any UITraitDefinition.Type
