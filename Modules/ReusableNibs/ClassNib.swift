/// A nib, and the class that it belongs to.
@MainActor package struct ClassNib {
    package let nib: UINib
    package let type: AnyClass

    /// The nib of a class, or what keeps it from being found.
    ///
    /// A debug build traps away from the main thread, where UIKit makes no views; code of Swift 5 can get there unnoticed.
    package init(of type: (some NibDescribing).Type) throws(NibFailure) {
        assert(
            MainQueue.isCurrent,
            "\(TypeName(type)) is loaded from its nib away from the main thread. Load it in code on the main actor.")
        nib = try type.foundNib()
        self.type = type
    }

    /// What messages call the nib: its name, or the property that gives it where the platform does not tell its name.
    package var name: String {
        if let name = PlatformNibs.name(of: nib) { return name }
        let leaf = NibLocation.name(of: type)
        return DefaultNibs.isDefault(nib, of: type) ? leaf : "given by \(leaf).nib"
    }

    /// Makes the nib's objects to see what becomes of them.
    package func examine(owner: Any?) throws(NibFailure) -> PlatformNibs.Examined {
        do throws(PlatformFailure) {
            return try PlatformNibs.examine(nib, owner: owner)
        } catch {
            throw .unreadable(type: TypeName(type), nib: name, reason: error.text)
        }
    }

    /// Makes the nib's objects.
    func load(owner: Any?) throws(NibFailure) -> PlatformNibs.Loaded {
        do throws(PlatformFailure) {
            return try PlatformNibs.load(nib, owner: owner)
        } catch {
            throw .unreadable(type: TypeName(type), nib: name, reason: error.text)
        }
    }
}
