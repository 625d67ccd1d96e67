/// What a view is laid out for: the width of a screen, the size of its reader's text and the direction of reading.
struct LayoutConditions: Hashable, Sendable {
    var width: CGFloat
    var textSize: UIContentSizeCategory
    var direction: UITraitEnvironmentLayoutDirection

    /// The widths of screens, from the narrowest phone to a large tablet.
    static let widths: [CGFloat] = [320, 375, 390, 430, 744, 1024]
    /// The smallest and the largest text.
    static let textSizes: [UIContentSizeCategory] = [.extraSmall, .accessibilityExtraExtraExtraLarge]
    static let directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]

    /// Every width with every size of text in every direction, narrow screens first.
    static let all: [LayoutConditions] = widths.flatMap { width in
        textSizes.flatMap { textSize in
            directions.map { LayoutConditions(width: width, textSize: textSize, direction: $0) }
        }
    }

    /// The height of the screen, which is as a rule twice its width on a phone.
    var height: CGFloat { width < Self.tabletWidth ? 2 * width : 1.4 * width }

    /// The traits of what fills the screen.
    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: width < Self.tabletWidth ? .compact : .regular),
            UITraitCollection(verticalSizeClass: .regular), UITraitCollection(preferredContentSizeCategory: textSize),
            UITraitCollection(layoutDirection: direction),
        ])
    }

    /// Screens from this width on have room for a regular width.
    private static let tabletWidth: CGFloat = 700
}
