/// The attributes that UIKit gives text.
extension NSAttributedString.Key {
    /// The font, a `UIFont`; without it the text is set in Helvetica of 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// How lines are laid out, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The color of the text, a `UIColor`; black by default.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind the text, a `UIColor`; none by default.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Whether letters are joined, a number; 1 by default.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// What is added to the room between letters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// What is added to the room between letters, in points, where ligatures stay apart.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The line through the text, the number of an `NSUnderlineStyle`; none by default.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The line under the text, the number of an `NSUnderlineStyle`; none by default.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the outline, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the outline in percent of the size; negative to fill the letters, too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// How far the text stands above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The color of the line under the text, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The color of the line through the text, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// How far letters lean, a number.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How far letters are stretched, the logarithm of a factor.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Directions nested in one another, an array of numbers.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A special way to draw letters, a `String`.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// What stands in the place of a character, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// What the text leads to, a `URL` or a `String`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
