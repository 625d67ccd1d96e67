/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable {
    /// A view behind everything; nil by default.
    public var customView: UIView?
    /// How round the corners are, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The room between the edges and the background, in points; none by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the margins are added to the insets; none by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color; nil, which is the tint color, by default.
    public var backgroundColor: UIColor?
    /// What makes the color that is shown of ``backgroundColor``; nil, for nothing, by default.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// What is done to what lies behind; nothing by default.
    public var visualEffect: UIVisualEffect?
    /// The image; nil by default.
    public var image: UIImage?
    /// How the image is placed; `scaleToFill` by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the line round the background; nil, which is the tint color, by default.
    public var strokeColor: UIColor?
    /// What makes the color that is shown of ``strokeColor``; nil, for nothing, by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line round the background, in points; 0, which is none, by default.
    public var strokeWidth: CGFloat = 0
    /// How far the line is outside the background, in points; 0 by default.
    public var strokeOutset: CGFloat = 0
    /// Which of the system's backgrounds it began as; nil for none of a list's.
    var preset: ListBackground?

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// A background that says nothing yet.
    init() {}

    /// The color that is shown where the tint is a given one.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The color of the line where the tint is a given one.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Feeds what tells most backgrounds apart to a hasher; insets and edges are not hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(strokeColor)
        hasher.combine(image)
        hasher.combine(cornerRadius)
    }
}
