/// Why a snapshot cannot be changed as it was told to.
enum DiffableFailure: Error, Equatable {
    enum Kind: String {
        case section
        case item
    }

    /// Identifiers occur twice among those that were handed over. `F30`
    case notUnique(Kind, [String])
    /// Sections are in the snapshot already.
    case sectionsExist([String])
    /// Items are to be appended, and there is no section. `F32`
    case noSections
    /// The section whose items are asked for is not in the snapshot. `F33`
    case unknownSection
    /// What is named as a place is not in the snapshot; UIKit's text says which index it did not find. `F32`
    case notFound(index: String)
    /// What is named as a place is to go to that place.
    case destinationMoves(Kind, destination: String, identifiers: [String])
    /// What is to be reloaded or reconfigured is not in the snapshot. `F35`
    case cannotUpdate(Kind, action: String, identifier: String)
    /// Identifiers occur twice in a section's snapshot. `F30`
    case notUniqueInSection([String])
    /// An item is named that the section's snapshot lacks.
    case notInSection(String)
}

extension DiffableFailure {
    /// UIKit's text.
    var text: String {
        switch self {
        case .notUnique(let kind, let identifiers):
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(Self.set(identifiers))"
        case .sectionsExist(let identifiers): Self.sectionsExist(identifiers)
        case .noSections: "There are currently no sections in the data source. Please add a section first."
        case .unknownSection:
            """
            Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API (which has \
            O(1) performance)
            """
        case .notFound(let index): "Invalid parameter not satisfying: \(index) != NSNotFound"
        case .destinationMoves(.item, let destination, let identifiers):
            """
            Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list for update: \
            \(Self.update(destination, identifiers)).
            """
        case .destinationMoves(.section, let destination, let identifiers):
            """
            Invalid update: destination for section operation [\(destination)] is in the inserted section list for update: \
            \(Self.update(destination, identifiers))
            """
        case .cannotUpdate(let kind, let action, let identifier):
            "Attempted to \(action) \(kind) identifier that does not exist in the snapshot: \(identifier)"
        case .notUniqueInSection(let identifiers):
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(Self.set(identifiers))"
        case .notInSection(let identifier): "Item identifier was not found in the section snapshot: \(identifier)"
        }
    }

    /// Ends the process with UIKit's exception.
    func raise() -> Never { UIKitException.internalInconsistency.raise(text) }

    /// The value of some work; where that fails, the process ends as UIKit's exception ends an app.
    static func trapping<Value>(_ work: () throws(DiffableFailure) -> Value) -> Value {
        do throws(DiffableFailure) {
            return try work()
        } catch {
            error.raise()
        }
    }

    /// UIKit's message about items that are in the snapshot already. `F31`
    static func itemsExist(_ identifiers: [String]) -> String {
        """
        \(attempt(identifiers, .item)) The existing item \(identifiers.count == 1 ? "identifier" : "identifiers") will be moved into \
        place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be \
        unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item \(existing(identifiers))
        """
    }

    private static func sectionsExist(_ identifiers: [String]) -> String {
        "\(attempt(identifiers, .section)) Identifiers in a snapshot must be unique. Section \(existing(identifiers))"
    }

    private static func attempt(_ identifiers: [String], _ kind: Kind) -> String {
        """
        Diffable data source detected an attempt to insert or append \(identifiers.count) \(kind) \
        \(identifiers.count == 1 ? "identifier that already exists" : "identifiers that already exist") in the snapshot.
        """
    }

    private static func existing(_ identifiers: [String]) -> String {
        identifiers.count == 1
            ? "identifier that already exists: \(identifiers[0])" : "identifiers that already exist: \(list(identifiers))"
    }

    private static func list(_ identifiers: [String]) -> String {
        "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    }

    private static func set(_ identifiers: [String]) -> String { "{\(list(identifiers))}" }

    private static func update(_ destination: String, _ identifiers: [String]) -> String {
        """
        <_UIDiffableDataSourceUpdate 0x0 - action: INS; destinationIdentifier:\(destination); destIsSection: 0; identifiers: \
        [\(identifiers.joined(separator: ", "))]>
        """
    }
}
