extension ReusableCommand {
    /// What the command tells whoever started it: its exit status.
    package enum Status: Int32, Sendable {
        /// Nothing is wrong.
        case clean = 0
        /// Something is wrong with what was looked at.
        case findings = 1
        /// The arguments make no sense, or what they name cannot be read.
        case unusable = 2
    }
}
