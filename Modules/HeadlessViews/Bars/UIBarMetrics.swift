/// The kinds of room that a bar may have.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The height of a phone that lies on its side.
    case compact = 1
    /// The usual height, with a line of text above the title.
    case defaultPrompt = 101
    /// The height of a phone that lies on its side, with a line of text above the title.
    case compactPrompt = 102

    /// The height of a phone that lies on its side.
    public static var landscapePhone: UIBarMetrics { .compact }
    /// The height of a phone that lies on its side, with a line of text above the title.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
