/// The mutants of the sample app that are tried: 60, none of them picked by hand.
enum Mutants {
    static let ofDocuments = MutantSelection(of: 42, kinds: MutationKind.ofDocuments, in: SampleFile.documents, seed: 6)

    static let ofSources = MutantSelection(of: 18, kinds: MutationKind.ofSources, in: SampleFile.sources, seed: 6)

    /// The copies of the mutants of sources, under names of their own.
    static let copies = ofSources.mutants.enumerated().map { SourceCopy(of: $1, number: $0) }
}
