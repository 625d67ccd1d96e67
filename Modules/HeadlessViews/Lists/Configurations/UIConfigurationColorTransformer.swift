/// A way to make one color of another.
///
/// Two of them are equal where they are copies of one: functions cannot be compared.
public struct UIConfigurationColorTransformer {
    private final class Identity {}

    private let identity = Identity()

    /// The function from color to color.
    public let transform: (UIColor) -> UIColor

    /// Makes a transformer of a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The color that another one becomes.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer: Hashable {
    /// Whether one is a copy of the other.
    ///
    /// Headless only as a declaration: configurations compare what they hold.
    public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

    /// Feeds the identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
