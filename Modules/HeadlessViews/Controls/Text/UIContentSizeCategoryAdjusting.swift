/// A view whose font can follow the text size that a person has chosen.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the chosen text size by itself.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
