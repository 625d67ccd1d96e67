/// Something that the walk through the sample's storyboard did, and what was on the screen then.
public struct WalkStep: Sendable {
    /// How a step comes about.
    public enum Way: Sendable, Hashable {
        /// The storyboard's initial scene is shown.
        case start
        /// Segues of these identifiers are performed, one from within the other.
        case segues([String])
        /// What was shown last goes away again.
        case back
    }

    /// What was done, in words.
    public let deed: String
    /// How it came about.
    public let way: Way
    /// The controllers and what is to be read of them, a line each, with two spaces for each controller round it.
    public let outline: [String]
}
