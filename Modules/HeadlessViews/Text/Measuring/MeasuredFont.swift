import Foundation

/// A font with its measures in points: how high it is and how wide its characters are.
///
/// It is cheap to make: what takes time to compute is kept with the face, not with the size.
struct MeasuredFont: Sendable {
    /// In points.
    let size: CGFloat
    let face: FontFace
    /// The height above the baseline, in points.
    let ascent: CGFloat
    /// The depth below the baseline, in points: a positive number.
    let descent: CGFloat
    /// The room that every line has below it, the last one too, in points.
    let leading: CGFloat
    /// The room between lines of a text style, in points.
    let lineGap: CGFloat
    /// What is added to each character that has a width, in points.
    private let tracking: CGFloat
    /// How much of the design for display sizes is in the letters: from 0 to 1.
    private let displayShare: Float

    init(_ attributes: FontAttributes, cut: SystemFontCut = .continuous) {
        size = attributes.size
        face = FontFace.of(attributes)
        ascent = face.shape.length(face.shape.ascent, at: size)
        descent = face.shape.length(face.shape.descent, at: size)
        leading = face.shape.length(face.shape.leading, at: size)
        lineGap = attributes.textStyle == nil ? 0 : max(0, TextStyleLeading.distance(at: size) - ascent - descent)
        (tracking, displayShare) = face.isTracked ? (cut.tracking(at: size), cut.displayShare(at: size)) : (0, 0)
    }

    /// The width of a character, in points, with the room that a pair takes or gives.
    func advance(of scalar: Unicode.Scalar, after previous: Unicode.Scalar = " ") -> CGFloat {
        if scalar.value >= 0x0590 { return advanceInOtherFont(of: scalar) }
        let width = face.advances.width(of: scalar, displayShare: displayShare)
        guard width > 0 else { return 0 }
        return size * CGFloat(width + face.advances.kerning(between: previous, and: scalar)) + tracking
    }

    /// The width of a character that mostly comes from another font, which has no tracking of its own.
    private func advanceInOtherFont(of scalar: Unicode.Scalar) -> CGFloat {
        if ScriptAdvances.isEmoji(scalar) { return size * ScriptAdvances.emojiWidth(at: size) }
        let width = face.advances.width(of: scalar)
        let isOwn = width > 0 && (0x1E00..<0x2E80).contains(scalar.value)
        return size * CGFloat(width) + (isOwn ? tracking : 0)
    }
}

extension UIFont {
    /// The font with its measures.
    var measured: MeasuredFont { MeasuredFont(attributes) }

    /// The font with its measures in a system that cuts its own font some way.
    func measured(in cut: SystemFontCut) -> MeasuredFont { MeasuredFont(attributes, cut: cut) }
}
