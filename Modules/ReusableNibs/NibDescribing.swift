/// A class that has a nib.
///
/// ``NibLoadable`` and ``NibOwnerLoadable`` refine it, so that a class may adopt both and still has one nib.
@preconcurrency @MainActor public protocol NibDescribing: AnyObject {
    /// The nib of the class.
    ///
    /// By default the one that has the class's name, in the class's bundle or in the resource bundle of the Swift package target that
    /// the class belongs to. It is found once for each class and kept, with the data that it reads.
    static var nib: UINib { get }
}

extension NibDescribing {
    /// The nib that has the class's name.
    ///
    /// Traps with the text of ``NibFailure/noFile(type:name:searched:alike:)`` where there is none.
    public static var nib: UINib { NibCatalog.nib(of: self) }

    /// The nib of the class, or what keeps the default one from being found.
    package static func foundNib() throws(NibFailure) -> UINib {
        try NibCatalog.findingNib { Self.nib }
    }
}
