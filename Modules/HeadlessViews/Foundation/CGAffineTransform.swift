/// A mapping of the plane that keeps lines straight: scale, rotation, shear and translation in one 3 × 3 matrix.
///
/// A point is a row that the matrix follows, as in Core Graphics: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Equatable, Sendable {
    /// The share of x in the new x.
    public var a: CGFloat
    /// The share of x in the new y.
    public var b: CGFloat
    /// The share of y in the new x.
    public var c: CGFloat
    /// The share of y in the new y.
    public var d: CGFloat
    /// The distance that x moves by.
    public var tx: CGFloat
    /// The distance that y moves by.
    public var ty: CGFloat

    /// The mapping that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a matrix of zeros, which maps every point to the origin.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a mapping of the six numbers that can differ in its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a mapping of the six numbers that can differ in its matrix, in the matrix's order.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a mapping that moves every point by the same distances.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a mapping that stretches the axes about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a mapping that turns the plane about the origin.
    ///
    /// - Parameter angle: in radians; a positive angle turns clockwise on the screen, where y grows downwards.
    public init(rotationAngle angle: CGFloat) {
        let cosine = cos(angle)
        let sine = sin(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the mapping leaves every point where it is.
    public var isIdentity: Bool {
        self == .identity
    }

    /// The mapping that does this one first, then another.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The mapping that moves points first, then does this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The mapping that scales first, then does this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The mapping that turns first, then does this one.
    ///
    /// - Parameter angle: in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The mapping that undoes this one, or this one itself if nothing can undo it.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }
}

extension CGAffineTransform: Codable {
    /// Reads the six numbers in the order a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        try self.init(
            a: numbers.decode(CGFloat.self), b: numbers.decode(CGFloat.self), c: numbers.decode(CGFloat.self),
            d: numbers.decode(CGFloat.self), tx: numbers.decode(CGFloat.self), ty: numbers.decode(CGFloat.self))
    }

    /// Writes the six numbers in the order a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] {
            try numbers.encode(number)
        }
    }
}
