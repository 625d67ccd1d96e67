/// What a list has registered, made, given out again, shows and keeps.
///
/// Headless only: a test asks a list for it.
@_spi(Headless) public struct ListLedger: Equatable {
    /// What new views of an identifier are made from.
    public enum Source: Equatable {
        /// A class, by its name with its module.
        case type(String)
        /// A nib.
        case nib
        /// A prototype of a storyboard.
        case prototype
    }

    /// What a list knows of one identifier.
    public struct Entry: Equatable {
        /// The reuse identifier.
        public var identifier: String
        /// The kind of a collection view's supplementary or decoration view; nil for any other view.
        public var kind: String?
        /// What is registered; nil for nothing.
        public var source: Source?
        /// How many views the list has made.
        public var made: Int
        /// How often it gave one out that had waited.
        public var reused: Int
        /// How many of the made ones are in the list.
        public var onScreen: Int
        /// How many views wait to be used again.
        public var queued: Int
        /// The classes of the registration and of the views that live, by their names with their modules, each once.
        public var types: [String]
    }

    /// The cells, by identifier.
    public var cells: [Entry]
    /// The headers, footers and supplementary views, by kind and identifier.
    public var otherViews: [Entry]

    /// The entry of the cells of an identifier; nil where the list knows nothing of it.
    public subscript(identifier: String) -> Entry? { cells.first { $0.identifier == identifier } }

    /// Throws where views of two types live under one identifier, as happens where a registration was replaced.
    ///
    /// UIKit replaces a registration in silence `A1`, and gives out what waited of the old type.
    public func check() throws(ListLedgerFailure) {
        for entry in cells + otherViews where entry.types.count > 1 {
            throw .sharedIdentifier(entry.identifier, types: entry.types)
        }
    }
}

/// What is wrong with a list's registrations.
///
/// Headless only.
@_spi(Headless) public enum ListLedgerFailure: Error, Equatable, CustomStringConvertible {
    /// Views of several types live under one identifier.
    case sharedIdentifier(String, types: [String])

    /// What is wrong, and what mends it.
    public var description: String {
        switch self {
        case .sharedIdentifier(let identifier, let types):
            """
            The reuse identifier "\(identifier)" stands for \(types.joined(separator: " and for ")) in one list: a registration was \
            replaced while cells of the first live. Give each type an identifier of its own.
            """
        }
    }
}
