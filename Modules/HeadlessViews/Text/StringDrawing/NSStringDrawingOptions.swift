/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: Int

    /// Makes options of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle begins at the upper corner of the first line, and lines break at the width; without it there is one line, and the
    /// rectangle is round its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The room that a font wants between lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The marks that letters leave are measured instead of their room; without letters here, the room is all that there is.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Lines that the height has no room for do not count.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
