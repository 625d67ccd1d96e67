/// Mutants that a seed picks, so that nobody does.
struct MutantSelection: Sendable {
    /// The mutants.
    private(set) var mutants: [Mutant] = []
    /// Those in whose place others were picked, as nobody could tell them from the app.
    private(set) var equivalents: [Mutant] = []

    /// Picks a mutant of each kind in turn until there are as many as wanted, at places that look random.
    init(of count: Int, kinds: [MutationKind], in files: [SampleFile], seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        var stock = kinds.map { kind in files.flatMap { kind.mutants($0, kind) }.shuffled(using: &numbers) }
        while mutants.count < count, stock.contains(where: { !$0.isEmpty }) {
            for index in stock.indices where mutants.count < count { take(from: &stock[index]) }
        }
    }

    /// Takes the first mutant of a kind that is none in name only.
    private mutating func take(from stock: inout [Mutant]) {
        while let mutant = stock.popLast() {
            guard mutant.equivalence != nil else { return mutants.append(mutant) }
            equivalents.append(mutant)
        }
    }
}

/// A small generator of pseudo-random numbers.
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
