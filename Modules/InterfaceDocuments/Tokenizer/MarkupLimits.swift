/// How much markup is read before the reader says that this is no document of Interface Builder's.
///
/// The largest document met has half a megabyte, the deepest 24 levels, and no element more than 30 attributes.
enum MarkupLimits {
    /// Offsets are kept in 32 bits, and a nib is read into memory whole.
    static let byteCount = 64 << 20
    /// Whoever walks a document may do so by recursion, and a secondary thread's stack of 512 kilobytes holds at least this many frames of
    /// a kilobyte each.
    static let depth = 512
    /// The count of an element's attributes is kept in eight bits.
    static let attributeCount = 250
    /// The length of a name is kept in sixteen bits.
    static let nameLength = 1024
}
