/// Which differences of floating-point numbers count as none.
///
/// Layouts are in points, up to about 100,000 of them, with halves and thirds. Double keeps those to 1e-11 points; sums of ten thousand of them
/// still to 1e-8. A millionth of a point is far above that error and far below a pixel.
enum Tolerance {
    /// By how many points a constraint may be missed and still count as met.
    static let value = 1e-6
    /// Below this, a coefficient or a reduced cost counts as zero; coefficients of layouts lie between 1e-3 and 1e3.
    static let coefficient = 1e-9
    /// A sum that is this much smaller than its last summand is what rounding left of zero.
    static let cancellation = 1e-11
    /// Larger numbers are refused as coefficients, and as constants they stand for "further than any layout".
    static let largest = 1e9
}
