import Foundation

/// The nibs that classes have by default, each found once.
@MainActor enum DefaultNibs {
    /// A class, and the bundle that has its nib in place of its own ones, if any.
    private struct Place: Hashable {
        let type: ObjectIdentifier
        let standIn: URL?

        @MainActor init(_ type: AnyClass) {
            self.type = ObjectIdentifier(type)
            standIn = ResourceBundles.standIn?.bundleURL
        }
    }

    private static var nibs: [Place: UINib] = [:]
    private static let resource = DefaultResource<NibFailure>()

    /// The nib that has a class's name; traps where there is none, unless someone asks who can take that answer.
    static func nib(of type: AnyClass) -> UINib {
        resource.answer(standIn: UINib(nibName: NibLocation.name(of: type), bundle: nil)) { () throws(NibFailure) in try find(type)
        }
    }

    /// Asks for a nib by whatever way a class gives it, and throws where that needs a default one which is not to be found.
    static func asking(_ ask: () -> UINib) throws(NibFailure) -> UINib { try resource.asking(ask) }

    /// Whether a nib is the one that a class has by default.
    static func isDefault(_ nib: UINib, of type: AnyClass) -> Bool { nibs[Place(type)] === nib }

    private static func find(_ type: AnyClass) throws(NibFailure) -> UINib {
        if let nib = nibs[Place(type)] { return nib }
        let location = try NibLocation.find(for: type)
        let nib = UINib(nibName: location.name, bundle: location.bundle)
        nibs[Place(type)] = nib
        return nib
    }
}
