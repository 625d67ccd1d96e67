/// A class that has a nib.
///
/// ``NibLoadable`` and ``NibOwnerLoadable`` refine it, so that a class may adopt both and still has one nib.
@preconcurrency @MainActor public protocol NibDescribing: AnyObject {
    /// The nib of the class.
    ///
    /// By default the one that has the class's own name, without its module, the types round it and its generic arguments. It is
    /// looked for in the resource bundle of the Swift package target that the class belongs to, if it has one, then in the class's
    /// bundle, then in the main bundle. It is found once for each class and kept, with the data that it reads.
    ///
    /// A subclass has a nib of its own name. Where a class adopts the protocol and its subclasses are to have nibs of other names,
    /// it declares `class var nib`, since Swift asks an inherited conformance for nothing that a subclass declares anew.
    ///
    /// The default traps with the text of ``NibFailure/noFile(type:name:searched:nearby:)`` where there is no such nib.
    static var nib: UINib { get }

    /// Sets the object up once its nib has made it and connected its outlets; does nothing by default.
    ///
    ///     func didLoadFromNib() { titleLabel.text = nil }
    ///
    /// It is on the main actor, as `awakeFromNib()` is not on iOS. It is called once for each object, after `awakeFromNib()`: by
    /// ``NibLoadable/loadFromNib()``, by a list's typed calls before they give a view of a ``NibLoadable`` class for the first time, and
    /// each time that ``NibOwnerLoadable/loadNibContent(insets:pinnedTo:)`` has added content. Who loads the nib by UIKit's own calls
    /// calls it too. A class whose subclasses have something of their own to set up declares it, since Swift asks an inherited
    /// conformance for nothing that a subclass declares anew.
    func didLoadFromNib()
}

extension NibDescribing {
    /// The nib that has the class's own name.
    public static var nib: UINib { DefaultNibs.nib(of: self) }

    /// Nothing.
    public func didLoadFromNib() {}

    /// The nib of the class, or what keeps the default one from being found.
    ///
    /// It asks the class that a metatype holds, which may be a subclass of the one that it is declared with.
    package static func foundNib() throws(NibFailure) -> UINib {
        let nib = try DefaultNibs.asking { self.nib }
        PlatformNibs.note(self, of: nib)
        return nib
    }
}
