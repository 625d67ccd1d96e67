/// A part of a course that is taken at one sitting.
public struct Lesson: Sendable, Hashable {
    /// What the lesson is called.
    public var title: String
    /// How long it takes, in minutes.
    public var minutes: Int
}
