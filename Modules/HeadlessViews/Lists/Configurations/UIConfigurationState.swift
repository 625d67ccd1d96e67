/// What a view is at the moment, as far as its configurations depend on it.
public protocol UIConfigurationState {
    /// Makes the state of a view that is nothing in particular.
    init(traitCollection: UITraitCollection)
    /// The traits of the place where the view is.
    var traitCollection: UITraitCollection { get set }
    /// What the app keeps in the state under a key of its own; nil for nothing.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of what an app keeps in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
