/// A place in a line where a tab ends.
//
// The class is open, so the compiler cannot check the conformance to Sendable; it never changes.
open class NSTextTab: @unchecked Sendable {
    /// The side of the text that keeps to the place.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    public let location: CGFloat
    /// What else is stated about the stop.
    public let options: [NSTextTab.OptionKey: Any]

    /// Makes a tab stop.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        location = loc
        self.options = options
    }

    /// The name of something that can be stated about a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name's text.
        public let rawValue: String

        /// Makes a name of its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters that end a column, a `CharacterSet`.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }
}

extension NSTextTab: Hashable {
    /// Whether two stops are at the same place, with the same alignment.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left.alignment == right.alignment && left.location == right.location
    }

    /// Feeds what equality compares to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(location)
    }
}
