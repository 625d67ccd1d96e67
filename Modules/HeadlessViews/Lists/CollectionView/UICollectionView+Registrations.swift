/// What a registration is told from others by, and whether it was made at a wrong time.
@MainActor final class RegistrationIdentity {
    private static var count = 0
    /// How many calls to data sources for views are going on.
    static var requestDepth = 0

    /// The identifier of the views: the same for all that one registration makes, and no other's.
    let identifier: String
    /// Whether the registration was made while a view was asked for, so that no view of it can be used again. `A73`
    let isMadeInProvider = RegistrationIdentity.requestDepth > 0

    init(of viewType: Any.Type) {
        Self.count += 1
        identifier = "\(viewType) registration \(Self.count)"
    }
}

extension UICollectionView {
    /// How cells of a class are made and configured for items of a type; made once and used for every cell. `A21`
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item at a path.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity(of: Cell.self)
        let nib: UINib?
        let handler: Handler

        /// Makes a registration of the cell's class.
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }

        /// Makes a registration of a nib with the cell.
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// How supplementary views of a class are made and configured; made once and used for every view. `A21`
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view of a kind at a path.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identity = RegistrationIdentity(of: Supplementary.self)
        let elementKind: String
        let nib: UINib?
        let handler: Handler

        /// Makes a registration of the view's class, for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = nil
            self.handler = handler
        }

        /// Makes a registration of a nib with the view, for a kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }

    /// A cell for an item, configured by the registration's handler.
    ///
    /// Traps where the registration was made while a cell was asked for. `A73` Without an item the handler is not called.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        check(registration.identity, isCell: true)
        let identifier = registration.identity.identifier
        if cells.registry[identifier] == nil { cells.registry[identifier] = registration.nib.map { .nib($0) } ?? .type(Cell.self) }
        let dequeued = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = dequeued as? Cell else { Self.refuse(dequeued, as: Cell.self) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view, configured by the registration's handler.
    ///
    /// Traps where the registration was made while a view was asked for. `A73`
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        check(registration.identity, isCell: false)
        let key = SupplementaryKey(kind: registration.elementKind, identifier: registration.identity.identifier)
        if supplementaryViews.registry[key] == nil {
            supplementaryViews.registry[key] = registration.nib.map { .nib($0) } ?? .type(Supplementary.self)
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: key.kind, withReuseIdentifier: key.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else { Self.refuse(dequeued, as: Supplementary.self) }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    private func check(_ identity: RegistrationIdentity, isCell: Bool) {
        if identity.isMadeInProvider { CollectionFailure.registrationInProvider(identity, isCell: isCell).raise(in: self) }
    }

    private static func refuse(_ view: UICollectionReusableView, as type: Any.Type) -> Never {
        UIKitException.internalInconsistency.raise(
            "the nib of the registration has a view of the class \(Swift.type(of: view)), which is no \(type)")
    }
}
