/// The identifier and the nib of a token, found when they are first asked for and kept.
///
/// A token is a constant that is made anywhere, but a class's identifier and its nib belong to the main actor.
@MainActor @usableFromInline final class TokenIdentity {
    private let type: AnyClass
    private let given: String?
    private let makeNib: @MainActor @Sendable () -> UINib?

    /// The nib that the token was made with.
    private(set) lazy var ownNib = makeNib()
    /// The identifier of the view in the nib; nil where there is no nib, or none in it.
    private lazy var nibIdentifier = readNibIdentifier()
    /// The identifier, once it is known.
    @usableFromInline private(set) var found: String?

    nonisolated init(type: AnyClass, given: String?, makeNib: @escaping @MainActor @Sendable () -> UINib?) {
        self.type = type
        self.given = given
        self.makeNib = makeNib
    }

    @inlinable var identifier: String { found ?? find() }

    /// The nib that the token was made with, else the class's.
    var nib: UINib? { ownNib ?? (try? ReuseSource.nib(of: type)) }

    @usableFromInline func find() -> String {
        let identifier = given ?? nibIdentifier ?? (type as? any Reusable.Type)?.reuseIdentifier ?? TypeName(type).leaf
        found = identifier
        return identifier
    }

    /// Refuses a nib whose view has another identifier than the given one.
    func checkNib(for part: ReuseFailure.Part) throws(ReuseFailure) {
        guard let given, let nibIdentifier, given != nibIdentifier else { return }
        throw .identifierConflict(wanted: TypeName(type), identifier: given, inNib: nibIdentifier, part: part)
    }

    /// Only a view that was made tells its identifier, so one is made, once for the token, and let go.
    private func readNibIdentifier() -> String? {
        guard let nib, let root = try? PlatformNibs.load(nib, owner: nil).objects.first else { return nil }
        let identifier =
            switch root {
            case let cell as UITableViewCell: cell.reuseIdentifier
            case let view as UITableViewHeaderFooterView: view.reuseIdentifier
            case let view as UICollectionReusableView: view.reuseIdentifier
            default: nil as String?
            }
        return identifier.flatMap { $0.isEmpty ? nil : $0 }
    }
}
