/// How large a person wants to read text: one of twelve steps, of which the last five are the accessibility sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name in UIKit.
    public let rawValue: String

    /// Makes a category of its name in UIKit.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No category is stated.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second smallest text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text a little smaller than the usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size of text.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text a little larger than the usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The second largest text outside the accessibility sizes.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text outside the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of the accessibility sizes.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The name of the notification that another category was chosen.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the chosen category in that notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
    /// The twelve categories, from the smallest text to the largest.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Where the category stands among the twelve; one that is none of them stands where the usual one does.
    var step: Int {
        Self.ascending.firstIndex(of: self) ?? 3
    }

    /// Whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// Whether text of the first category is smaller.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.step < right.step
    }

    /// Whether text of the first category is not larger.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.step <= right.step
    }

    /// Whether text of the first category is larger.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.step > right.step
    }

    /// Whether text of the first category is not smaller.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.step >= right.step
    }
}
