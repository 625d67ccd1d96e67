/// The nibs that classes have by default, each found once.
@MainActor enum DefaultNibs {
    private static var nibs: [ObjectIdentifier: UINib] = [:]
    private static let resource = DefaultResource<NibFailure>()

    /// The nib that has a class's name; traps where there is none, unless someone asks who can take that answer.
    static func nib(of type: AnyClass) -> UINib {
        resource.answer(standIn: UINib(nibName: NibLocation.name(of: type), bundle: nil)) { () throws(NibFailure) in try find(type)
        }
    }

    /// Asks for a nib by whatever way a class gives it, and throws where that needs a default one which is not to be found.
    static func asking(_ ask: () -> UINib) throws(NibFailure) -> UINib { try resource.asking(ask) }

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
