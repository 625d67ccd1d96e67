/// Random numbers that are the same in each run: the steps of a linear congruence, mixed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let folded = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return folded ^ (folded >> 32)
    }

    /// Whether something happens that happens once in a number of times.
    mutating func oneIn(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }
}
