extension UIButton {
    /// How a button looks: its texts, image, colors and room.
    ///
    /// The look that a style stands for, and what follows from the button's state, belong to drawing, which is not done here; what code or
    /// a document sets is all there.
    public struct Configuration: Hashable {
        /// Which of the system's looks it is.
        enum Style: Hashable, Sendable {
            case plain
            case gray
            case tinted
            case filled
            case borderless
            case bordered
            case borderedTinted
            case borderedProminent
        }

        let style: Style

        /// A title in the tint color, on nothing.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A title in the tint color, on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A title in the tint color, on a light shade of it.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A title on the tint color.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// The platform's button without a border.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// The platform's button with a border.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// The platform's button with a border, on a light shade of the tint color.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// The platform's button with a border, on the tint color.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// The title, which is that of `attributedTitle` without attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// The title with attributes; nil by default.
        public var attributedTitle: AttributedString? {
            didSet { styledTitle = nil }
        }

        /// A document's title with attributes, which `AttributedString` has no scope for here.
        var styledTitle: NSAttributedString?

        /// The subtitle, which is that of `attributedSubtitle` without attributes.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// The subtitle with attributes; nil by default.
        public var attributedSubtitle: AttributedString?

        /// A document's fonts of the title and the subtitle.
        var titleFont: UIFont?
        var subtitleFont: UIFont?

        /// What becomes of a title that is too long; it goes on in the next line by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// What becomes of a subtitle that is too long; it goes on in the next line by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The image; nil by default.
        public var image: UIImage?
        /// The size, weight and scale of a symbol; nil by default.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Where the image is, beside or above the title; before it by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between the image and the title, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The length that is kept for an image whatever its size, in points; 0, which is none, by default.
        public var imageReservation: CGFloat = 0
        /// The room between the title and the subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1
        /// The side that the title and the subtitle keep to.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a spinning indicator stands in for the image; false by default.
        public var showsActivityIndicator = false
        /// Whether a sign of a menu is shown.
        public var indicator = Indicator.automatic
        /// The color that those of the title and image follow from; the style's by default.
        public var baseForegroundColor: UIColor?
        /// The color that the background's follow from; the style's by default.
        public var baseBackgroundColor: UIColor?
        /// What is behind the title and the image.
        public var background = UIBackgroundConfiguration.clear()
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is meant to be.
        public var buttonSize = Size.medium
        /// What the button looks like on a Mac.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether the look changes by itself when the button is selected; true by default.
        public var automaticallyUpdateForSelection = true
        /// The room round the title and the image, in points.
        public var contentInsets = Self.defaultContentInsets

        /// Takes back a change of `contentInsets`.
        public mutating func setDefaultContentInsets() { contentInsets = Self.defaultContentInsets }

        init(style: Style) { self.style = style }

        /// Feeds what tells most configurations apart to a hasher; insets and edges are not hashable.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(attributedTitle)
            hasher.combine(image)
            hasher.combine(background)
        }

        static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
}
