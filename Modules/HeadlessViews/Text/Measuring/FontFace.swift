import Foundation

/// What fonts of every size of one face have in common: their shape and their characters' widths, both as shares of the size.
struct FontFace: Sendable {
    let shape: FontShape
    let advances: AdvanceTable
    /// Whether the room between letters depends on the size, as in the system's font.
    var isTracked = false

    /// The face that a font asks for.
    static func of(_ attributes: FontAttributes) -> FontFace {
        if let name = attributes.name ?? attributes.family { return NamedFaces.face(name: name) }
        let weight = attributes.weight ?? .regular
        if attributes.isBoldSystem, weight == .semibold, attributes.design == .default { return SystemFaces.bold }
        switch attributes.design {
        case .default, .rounded, .serif:
            return attributes.hasMonospacedDigits ? SystemFaces.monospacedDigits(weight) : SystemFaces.face(weight)
        case .monospaced: return SystemFaces.monospaced
        }
    }
}

/// How high a face is, as shares of the size.
struct FontShape: Hashable, Sendable {
    /// Above the baseline.
    var ascent: CGFloat
    /// Below the baseline, a positive number.
    var descent: CGFloat
    /// Between one line's descent and the next one's ascent.
    var leading: CGFloat = 0
    /// The height of capitals.
    var capHeight: CGFloat = 0.716
    /// The height of an x.
    var xHeight: CGFloat = 0.52
    /// How many units the font's own table counts in its size.
    var unitsPerEm: CGFloat = 1000

    /// A share of the size in points, in Core Text's arithmetic: so many units of the size's part that one unit is.
    ///
    /// The last digit matters where labels round up to pixels: 0.8 and 0.2 of 14 points are more than 14 in it, and those of 12 are not, as in
    /// the labels of real documents.
    func length(_ share: CGFloat, at size: CGFloat) -> CGFloat { size / unitsPerEm * (share * unitsPerEm) }

    /// San Francisco's, whose own table counts in 2,048ths.
    static let system = FontShape(
        ascent: 1950.0 / 2048, descent: 494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048, unitsPerEm: 2048)
}
