/// How a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit's headers.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
    /// One thick line.
    public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
    /// Two thin lines.
    public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
    /// The line is dotted.
    public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
    /// The line is dashed.
    public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
    /// The line has a dash and a dot by turns.
    public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
    /// The line has a dash and two dots by turns.
    public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
    /// The line leaves out white space.
    public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}
