/// The nibs of classes, each found once.
@MainActor enum NibCatalog {
    private static var nibs: [ObjectIdentifier: UINib] = [:]
    /// What the default nib of a class is told instead of a trap, while someone asks who can take an answer.
    private static var isAsking = false
    private static var failure: NibFailure?

    /// The nib that has a class's name; traps where there is none, unless someone asks who can take that answer.
    static func nib(of type: AnyClass) -> UINib {
        do throws(NibFailure) {
            return try findNib(of: type)
        } catch {
            guard isAsking else { preconditionFailure(error.description) }
            failure = error
            return UINib(nibName: NibLocation.name(of: type), bundle: Bundle(for: type))
        }
    }

    /// Asks for a nib by whatever way a class gives it, and throws where the default one is not to be found.
    static func findingNib(_ ask: () -> UINib) throws(NibFailure) -> UINib {
        let outer = isAsking
        isAsking = true
        failure = nil
        let nib = ask()
        isAsking = outer
        if let found = failure {
            failure = nil
            throw found
        }
        return nib
    }

    /// What messages call a nib: the name of its file, where the platform tells it, else the name that the class would have.
    static func name(of nib: UINib, for type: AnyClass) -> String {
        PlatformNibs.name(of: nib) ?? NibLocation.name(of: type)
    }

    /// The top-level objects of a nib.
    static func load(_ nib: UINib, named name: String, owner: Any?, for type: AnyClass) throws(NibFailure) -> [Any] {
        do throws(PlatformFailure) {
            return try PlatformNibs.load(nib, owner: owner)
        } catch {
            throw .unreadable(type: TypeName(type), nib: name, reason: error.text)
        }
    }

    private static func findNib(of type: AnyClass) throws(NibFailure) -> UINib {
        if let nib = nibs[ObjectIdentifier(type)] { return nib }
        let location = try NibLocation.find(for: type)
        let nib = UINib(nibName: location.name, bundle: location.bundle)
        nibs[ObjectIdentifier(type)] = nib
        return nib
    }
}
