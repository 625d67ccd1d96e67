/// The name of a constraint in the solver that took it, and in that solver's copies.
///
/// A key is never used twice: the key of a removed constraint names nothing, also after others were added.
public struct ConstraintKey: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
}
