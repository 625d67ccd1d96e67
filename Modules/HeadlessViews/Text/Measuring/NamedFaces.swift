import Foundation

/// The faces of fonts that are not the system's, by their names.
enum NamedFaces {
    /// The face of a font's name, such as `AvenirNext-DemiBold`, or of its family's.
    ///
    /// A font that is not in the table is taken for one that is not installed: Interface Builder then shows Helvetica Neue's regular style
    /// in lines without leading, whatever style was asked for. Labels of Open Sans in real documents agree to half a point.
    static func face(name: String) -> FontFace {
        if name.hasPrefix(".") { return SystemFaces.face(.regular) }
        return cache.face(name) { make(name) }
    }

    private static let cache = FaceCache()

    private static func make(_ name: String) -> FontFace {
        let plain = name.filter { $0 != " " }
        let family = FontFamilies.all.filter { plain.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
        guard let family else { return substitute }
        if let width = family.fixedWidth { return FontFace(shape: family.shape, advances: AdvanceTable(fixedWidth: width)) }
        let style = family.breadth(ofStyle: String(plain.dropFirst(family.name.count)))
        return FontFace(shape: family.shape, advances: table(family.widths, breadth: family.breadth * style))
    }

    private static let substitute = FontFace(
        shape: FontShape(ascent: 0.952, descent: 0.213, capHeight: 0.714, xHeight: 0.517),
        advances: table(FamilyAdvances.helveticaNeue, breadth: 1))

    private static func table(_ widths: [Int16]?, breadth: Float) -> AdvanceTable {
        let widths = widths ?? FamilyAdvances.helvetica
        // Helvetica Neue sets these closer; labels show no others.
        let pairs = widths == FamilyAdvances.helveticaNeue ? kerning : []
        return AdvanceTable(ascii: widths.map { Float($0) / 1000 * breadth }, pairs: pairs, breadth: breadth)
    }

    private static let kerning = AdvanceTable.pairs(["Yo": -111, "AY": -74])
}

/// Faces that were made before, by name.
//
// The compiler cannot check the conformance to Sendable; all that is stored is read and written under the lock.
final class FaceCache: @unchecked Sendable {
    private let lock = NSLock()
    private var faces: [String: FontFace] = [:]

    func face(_ name: String, make: () -> FontFace) -> FontFace {
        lock.withLock {
            if let face = faces[name] { return face }
            let face = make()
            faces[name] = face
            return face
        }
    }
}
