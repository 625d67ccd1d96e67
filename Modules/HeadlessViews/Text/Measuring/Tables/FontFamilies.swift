import Foundation

/// A family of fonts that iOS has, measured by its height and by how wide it is beside Helvetica.
struct FontFamily: Sendable {
    var name: String
    var shape: FontShape
    /// The width of its text as a share of Helvetica's.
    var breadth: Float = 1
    /// The width of every character, where all are as wide.
    var fixedWidth: Float?
    /// The widths of its characters as ``FamilyAdvances`` has them; nil for Helvetica's.
    var widths: [Int16]?
    /// What its styles make of the width of its text, where it is not what the styles' names say in most families.
    var styles: [String: Float] = [:]

    init(
        _ name: String, _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat = 0, breadth: Float = 1, fixedWidth: Float? = nil,
        widths: [Int16]? = nil, styles: [String: Float] = [:]
    ) {
        self.name = name
        shape = FontShape(ascent: ascent, descent: descent, leading: leading)
        self.breadth = breadth
        self.fixedWidth = fixedWidth
        self.widths = widths
        self.styles = styles
    }

    /// How wide the text of a style is beside the family's own.
    func breadth(ofStyle style: String) -> Float {
        styles[String(style.drop { $0 == "-" })] ?? FontFamilies.breadth(ofStyle: style)
    }
}

/// The families that real documents name most.
///
/// Heights are the fonts' published ones. Widths are averages beside Helvetica's, except where a family has a table of its own.
enum FontFamilies {
    static let all: [FontFamily] = [
        FontFamily("Helvetica", 1884.0 / 2048, 471.0 / 2048),
        FontFamily("HelveticaNeue", 0.952, 0.213, 0.028, widths: FamilyAdvances.helveticaNeue, styles: ["Light": 0.965]),
        FontFamily("Arial", 1854.0 / 2048, 434.0 / 2048, 67.0 / 2048), FontFamily("Avenir", 1, 0.366),
        FontFamily("AvenirNext", 1, 0.366, widths: FamilyAdvances.avenirNext),
        FontFamily("AvenirNextCondensed", 1, 0.366, breadth: 0.8), FontFamily("Georgia", 0.917, 0.219, breadth: 0.995),
        FontFamily("TimesNewRoman", 1825.0 / 2048, 443.0 / 2048, 87.0 / 2048, breadth: 0.88),
        FontFamily("Palatino", 0.732, 0.283, 0.333, breadth: 0.96),
        FontFamily("Baskerville", 0.898, 0.245, breadth: 0.87), FontFamily("Didot", 0.939, 0.314, breadth: 0.92),
        FontFamily("HoeflerText", 0.724, 0.276, breadth: 0.9), FontFamily("Cochin", 0.897, 0.25, breadth: 0.9),
        FontFamily("Futura", 1.039, 0.26, widths: FamilyAdvances.futura),
        FontFamily("Gotham", 0.8, 0.2, widths: FamilyAdvances.gotham, styles: ["Medium": 1.035, "Light": 0.97]),
        FontFamily("GillSans", 0.918, 0.23, breadth: 0.95), FontFamily("GillSans-Bold", 0.918, 0.2385, breadth: 1.068),
        FontFamily("Optima", 0.919, 0.268, breadth: 0.97), FontFamily("Verdana", 1.005, 0.21, breadth: 1.14),
        FontFamily("TrebuchetMS", 0.939, 0.222, breadth: 0.97), FontFamily("AmericanTypewriter", 0.91, 0.241, breadth: 1.03),
        FontFamily("MarkerFelt", 0.825, 0.26, breadth: 0.85), FontFamily("Noteworthy", 1.29, 0.31, breadth: 0.95),
        FontFamily("ChalkboardSE", 1.03, 0.4, breadth: 1.02), FontFamily("Chalkduster", 0.98, 0.27, breadth: 1.3),
        FontFamily("BradleyHand", 0.9, 0.35, breadth: 0.958), FontFamily("Copperplate", 0.763, 0.248, breadth: 1.15),
        FontFamily("DINAlternate", 0.94, 0.224, breadth: 0.92), FontFamily("DINCondensed", 0.712, 0.288, breadth: 1.04),
        FontFamily("SnellRoundhand", 0.95, 0.33, breadth: 0.8), FontFamily("Zapfino", 1.88, 1.5, breadth: 1.1),
        FontFamily("CourierNew", 1705.0 / 2048, 615.0 / 2048, fixedWidth: 0.6),
        FontFamily("Courier", 0.904, 0.246, fixedWidth: 0.6),
        FontFamily("Menlo", 0.928, 0.236, fixedWidth: 0.602), FontFamily("FiraMono", 0.935, 0.265, fixedWidth: 0.6),
        FontFamily("PingFang", 1.06, 0.34, breadth: 1.08),
        FontFamily("SFPro", 0.952, 0.241, breadth: 1.06), FontFamily("SFUI", 0.952, 0.241, breadth: 1.06),
    ]

    /// What a style's name says of the width of its letters.
    static func breadth(ofStyle style: String) -> Float {
        let words: [(String, Float)] = [
            ("CondensedBlack", 0.85), ("CondensedBold", 0.8), ("Condensed", 0.72), ("UltraLight", 0.98), ("Light", 0.99),
            ("Black", 1.12),
            ("Heavy", 1.08), ("ExtraBold", 1.1), ("DemiBold", 1.04), ("SemiBold", 1.03), ("Semibold", 1.03), ("Bold", 1.06),
            ("Medium", 1.02),
        ]
        return words.first { style.contains($0.0) }?.1 ?? 1
    }
}
