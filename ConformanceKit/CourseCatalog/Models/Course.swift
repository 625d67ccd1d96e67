/// A course that people can take.
public struct Course: Sendable, Hashable {
    /// What the course is called.
    public var title: String
    /// Who teaches it.
    public var teacher: String
    /// The system symbol on its cover.
    public var symbol: String
    /// How many of five stars people gave it.
    public var rating: Int
    /// Whether it came out a short while ago.
    public var isNew: Bool
    /// What it consists of, in order.
    public var lessons: [Lesson]

    /// How long all lessons take together, in minutes.
    public var minutes: Int { lessons.reduce(0) { $0 + $1.minutes } }
}
