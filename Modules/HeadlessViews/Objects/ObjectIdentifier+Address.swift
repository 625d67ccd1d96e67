extension ObjectIdentifier {
    /// The object's address as UIKit's messages have it: `0x7f…`.
    var address: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}
