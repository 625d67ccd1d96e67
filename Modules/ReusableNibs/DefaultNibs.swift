/// The nibs that classes have by default, each found once.
@MainActor enum DefaultNibs {
    /// Someone who asks for a class's nib and can take a failure.
    ///
    /// A class gives its nib by a property, which cannot throw; so the default one leaves its failure here instead of trapping.
    private final class Inquiry {
        var failure: NibFailure?
    }

    private static var nibs: [ObjectIdentifier: UINib] = [:]
    private static var inquiry: Inquiry?

    /// The nib that has a class's name; traps where there is none, unless someone asks who can take that answer.
    static func nib(of type: AnyClass) -> UINib {
        do throws(NibFailure) {
            return try find(type)
        } catch {
            guard let inquiry else { fatalError(error.description) }
            inquiry.failure = error
            return UINib(nibName: NibLocation.name(of: type), bundle: nil)
        }
    }

    /// Asks for a nib by whatever way a class gives it, and throws where that needs a default one which is not to be found.
    static func asking(_ ask: () -> UINib) throws(NibFailure) -> UINib {
        let outer = inquiry
        let own = Inquiry()
        inquiry = own
        defer { inquiry = outer }
        let nib = ask()
        if let failure = own.failure { throw failure }
        return nib
    }

    /// Whether a nib is the one that a class has by default.
    static func isDefault(_ nib: UINib, of type: AnyClass) -> Bool { nibs[ObjectIdentifier(type)] === nib }

    private static func find(_ type: AnyClass) throws(NibFailure) -> UINib {
        if let nib = nibs[ObjectIdentifier(type)] { return nib }
        let location = try NibLocation.find(for: type)
        let nib = UINib(nibName: location.name, bundle: location.bundle)
        nibs[ObjectIdentifier(type)] = nib
        return nib
    }
}
