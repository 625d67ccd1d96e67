/// The nib that a token was made with, made when it is first asked for and kept.
///
/// A token is a constant that is made anywhere, but nibs belong to the main actor.
@MainActor @usableFromInline final class TokenNib {
    private let make: @MainActor @Sendable () -> UINib?

    private(set) lazy var nib = make()
    /// The identifier of the view in the nib; nil if it has none.
    private(set) lazy var identifier = TokenNib.identifier(in: nib)

    nonisolated init(make: @escaping @MainActor @Sendable () -> UINib?) { self.make = make }

    /// The identifier of the view in a nib; nil where there is no nib, or none in it.
    ///
    /// Only a view that was made tells it, so one is made and let go.
    static func identifier(in nib: UINib?) -> String? {
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
