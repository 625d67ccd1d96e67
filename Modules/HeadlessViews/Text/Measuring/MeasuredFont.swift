import Foundation

/// A font with its measures in points: how high it is and how wide its characters are.
///
/// It is cheap to make: what is computed once is kept with the face, not with the size.
struct MeasuredFont: Sendable {
    /// In points.
    let size: CGFloat
    let face: FontFace
    /// What is added to each character that has a width, in points.
    let tracking: CGFloat

    /// The height above the baseline, in points.
    var ascent: CGFloat { size * face.shape.ascent }
    /// The depth below the baseline, in points: a positive number.
    var descent: CGFloat { size * face.shape.descent }
    /// The room between lines, in points.
    var leading: CGFloat { size * face.shape.leading }

    init(_ attributes: FontAttributes) {
        size = attributes.size
        face = FontFace.of(attributes)
        tracking = face.isTracked ? SystemFontTracking.amount(at: size) : 0
    }

    /// The width of a character, in points, with the room that a pair takes or gives.
    func advance(of scalar: Unicode.Scalar, after previous: Unicode.Scalar = " ") -> CGFloat {
        let width = CGFloat(face.advances.width(of: scalar))
        guard width > 0 else { return 0 }
        return size * (width + CGFloat(face.advances.kerning(between: previous, and: scalar))) + tracking
    }
}

extension UIFont {
    /// The font with its measures.
    var measured: MeasuredFont { MeasuredFont(attributes) }
}
