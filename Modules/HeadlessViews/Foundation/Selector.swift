/// The name of a method that a control or a gesture calls.
///
/// Swift without Objective-C has no `#selector`, so a selector here is made of its text: `Selector("save:")`, with a colon
/// for each argument.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    public let description: String

    /// Makes a selector of a method's name.
    public init(_ str: String) {
        description = str
    }

    /// Makes a selector of a method's name.
    public init(stringLiteral value: String) {
        description = value
    }
}

/// The selector of a method's name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// The name of a selector's method.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}
