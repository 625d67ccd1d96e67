/// The colors that follow the interface's appearance, named for their use.
extension UIColor {
    /// Text of the first rank.
    public class var label: UIColor { NamedColor.label }
    /// Text of the second rank.
    public class var secondaryLabel: UIColor { NamedColor.secondaryLabel }
    /// Text of the third rank.
    public class var tertiaryLabel: UIColor { NamedColor.tertiaryLabel }
    /// Text of the fourth rank.
    public class var quaternaryLabel: UIColor { NamedColor.quaternaryLabel }
    /// Text that stands where nothing was typed yet.
    public class var placeholderText: UIColor { NamedColor.placeholderText }
    /// A link's text.
    public class var link: UIColor { NamedColor.link }
    /// A thin line between contents, which lets what is below show through.
    public class var separator: UIColor { NamedColor.separator }
    /// A thin line between contents that hides what is below.
    public class var opaqueSeparator: UIColor { NamedColor.opaqueSeparator }
    /// A thin and small shape over the ground.
    public class var systemFill: UIColor { NamedColor.systemFill }
    /// A shape of middle size over the ground.
    public class var secondarySystemFill: UIColor { NamedColor.secondarySystemFill }
    /// A large shape over the ground, as a text field.
    public class var tertiarySystemFill: UIColor { NamedColor.tertiarySystemFill }
    /// A large area with much in it.
    public class var quaternarySystemFill: UIColor { NamedColor.quaternarySystemFill }
    /// The ground of an interface.
    public class var systemBackground: UIColor { NamedColor.systemBackground }
    /// Content upon the ground.
    public class var secondarySystemBackground: UIColor { NamedColor.secondarySystemBackground }
    /// Content upon content.
    public class var tertiarySystemBackground: UIColor { NamedColor.tertiarySystemBackground }
    /// The ground of a grouped list.
    public class var systemGroupedBackground: UIColor { NamedColor.systemGroupedBackground }
    /// Content upon the ground of a grouped list, as its cells.
    public class var secondarySystemGroupedBackground: UIColor { NamedColor.secondarySystemGroupedBackground }
    /// Content upon the content of a grouped list.
    public class var tertiarySystemGroupedBackground: UIColor { NamedColor.tertiarySystemGroupedBackground }
    /// The tint of the view that shows the color; away from any view, and here, the system's blue.
    public class var tintColor: UIColor { NamedColor.tintColor }
    /// Text on a light ground, whatever the appearance: black.
    public class var darkText: UIColor { NamedColor.darkText }
    /// Text on a dark ground, whatever the appearance: white of 60 percent.
    public class var lightText: UIColor { NamedColor.lightText }
}

/// The colors of the palette, which follow the interface's appearance.
extension UIColor {
    /// The red of the palette.
    public class var systemRed: UIColor { NamedColor.systemRed }
    /// The orange of the palette.
    public class var systemOrange: UIColor { NamedColor.systemOrange }
    /// The yellow of the palette.
    public class var systemYellow: UIColor { NamedColor.systemYellow }
    /// The green of the palette.
    public class var systemGreen: UIColor { NamedColor.systemGreen }
    /// The mint of the palette.
    public class var systemMint: UIColor { NamedColor.systemMint }
    /// The teal of the palette.
    public class var systemTeal: UIColor { NamedColor.systemTeal }
    /// The cyan of the palette.
    public class var systemCyan: UIColor { NamedColor.systemCyan }
    /// The blue of the palette.
    public class var systemBlue: UIColor { NamedColor.systemBlue }
    /// The indigo of the palette.
    public class var systemIndigo: UIColor { NamedColor.systemIndigo }
    /// The purple of the palette.
    public class var systemPurple: UIColor { NamedColor.systemPurple }
    /// The pink of the palette.
    public class var systemPink: UIColor { NamedColor.systemPink }
    /// The brown of the palette.
    public class var systemBrown: UIColor { NamedColor.systemBrown }
    /// The gray of the palette.
    public class var systemGray: UIColor { NamedColor.systemGray }
    /// The second gray of the palette.
    public class var systemGray2: UIColor { NamedColor.systemGray2 }
    /// The third gray of the palette.
    public class var systemGray3: UIColor { NamedColor.systemGray3 }
    /// The fourth gray of the palette.
    public class var systemGray4: UIColor { NamedColor.systemGray4 }
    /// The fifth gray of the palette.
    public class var systemGray5: UIColor { NamedColor.systemGray5 }
    /// The sixth gray of the palette: nearest to the ground.
    public class var systemGray6: UIColor { NamedColor.systemGray6 }
}

/// One instance of each system color, so that asking for one costs no allocation.
private enum NamedColor {
    static let label = color("labelColor")
    static let secondaryLabel = color("secondaryLabelColor")
    static let tertiaryLabel = color("tertiaryLabelColor")
    static let quaternaryLabel = color("quaternaryLabelColor")
    static let placeholderText = color("placeholderTextColor")
    static let link = color("linkColor")
    static let separator = color("separatorColor")
    static let opaqueSeparator = color("opaqueSeparatorColor")
    static let systemFill = color("systemFillColor")
    static let secondarySystemFill = color("secondarySystemFillColor")
    static let tertiarySystemFill = color("tertiarySystemFillColor")
    static let quaternarySystemFill = color("quaternarySystemFillColor")
    static let systemBackground = color("systemBackgroundColor")
    static let secondarySystemBackground = color("secondarySystemBackgroundColor")
    static let tertiarySystemBackground = color("tertiarySystemBackgroundColor")
    static let systemGroupedBackground = color("systemGroupedBackgroundColor")
    static let secondarySystemGroupedBackground = color("secondarySystemGroupedBackgroundColor")
    static let tertiarySystemGroupedBackground = color("tertiarySystemGroupedBackgroundColor")
    static let tintColor = color("tintColor")
    static let darkText = color("darkTextColor")
    static let lightText = color("lightTextColor")
    static let systemRed = color("systemRedColor")
    static let systemOrange = color("systemOrangeColor")
    static let systemYellow = color("systemYellowColor")
    static let systemGreen = color("systemGreenColor")
    static let systemMint = color("systemMintColor")
    static let systemTeal = color("systemTealColor")
    static let systemCyan = color("systemCyanColor")
    static let systemBlue = color("systemBlueColor")
    static let systemIndigo = color("systemIndigoColor")
    static let systemPurple = color("systemPurpleColor")
    static let systemPink = color("systemPinkColor")
    static let systemBrown = color("systemBrownColor")
    static let systemGray = color("systemGrayColor")
    static let systemGray2 = color("systemGray2Color")
    static let systemGray3 = color("systemGray3Color")
    static let systemGray4 = color("systemGray4Color")
    static let systemGray5 = color("systemGray5Color")
    static let systemGray6 = color("systemGray6Color")

    /// The color of a name that is in the tables; a name that is not is a fault of this file.
    private static func color(_ name: String) -> UIColor {
        guard let color = UIColor.systemColor(named: name) else {
            fatalError("No system color is called \(name).")
        }
        return color
    }
}
