import ConformanceKit

/// The sample app with one thing changed.
struct Mutant: Sendable {
    /// What was done, as for all mutants of the kind.
    let kind: MutationKind
    /// Where it was done: `CourseCell.xib:84, titleLabel`.
    let place: String
    /// The files that are changed, as they then are; nil for one that is not there any more.
    let files: [String: String?]
    /// The names that are others in all of the sources, as a refactoring makes them: the new ones by the old.
    var renamed: [String: String] = [:]
    /// Why nobody could tell the mutant from the app; nil where someone can.
    var equivalence: String?
}

/// A sort of mutation.
struct MutationKind: Sendable {
    let name: String
    /// The rules of which one has to find each mutant of the kind.
    let rules: [Rule.ID]
    /// All mutants of the kind that a file of the sample has.
    let mutants: @Sendable (SampleFile, MutationKind) -> [Mutant]

    init(_ name: String, caughtBy rules: [Rule.ID], mutants: @escaping @Sendable (SampleFile, MutationKind) -> [Mutant]) {
        self.name = name
        self.rules = rules
        self.mutants = mutants
    }
}

extension Mutant: CustomStringConvertible {
    var description: String { "\(kind.name) (\(place))" }
}
