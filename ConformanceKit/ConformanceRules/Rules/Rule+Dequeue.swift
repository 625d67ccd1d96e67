extension Rule {
    /// A list that a class is registered with gives a view of it.
    public static let dequeueRefused = Rule(
        "dequeue.refused",
        law: "A list that a class is registered with gives a view for its identifier.",
        reason: "Where it refuses, UIKit raises an exception at the first dequeue.",
        remedy: "Do as the list's own words say.",
        example: "a `nib` whose file holds two cells")

    /// What a list gives is of the class.
    public static let dequeueWrongClass = Rule(
        "dequeue.wrong-class",
        law: "What a list gives for a class's identifier is a view of the class.",
        reason: "The typed dequeue traps, and a forced cast does too.",
        remedy: "Set the custom class in the nib that the class gives, or have it give no nib.",
        example: "a `nib` of another cell, left over when the cell was copied")

    /// A list gives a view again.
    public static let dequeueNotReused = Rule(
        "dequeue.not-reused",
        law: "A list gives a view again that has left the screen.",
        reason: "A list that makes each cell anew scrolls slowly and keeps cells that nobody can reach.",
        remedy: "Leave reuseIdentifier of the instance alone: the list looks for the view under the identifier that it gave it.",
        example: "`override var reuseIdentifier: String? { nil }` in a cell")

    /// A data source dequeues one view for a request, and returns it.
    public static let dequeueOneARequest = Rule(
        "dequeue.one-a-request",
        law: "A data source that is asked for a cell dequeues one for that place, and returns that one.",
        reason:
            "UIKit raises an exception for a second dequeue, from iOS 18 on for one that is not returned, and for a cell of other origin.",
        remedy: "Decide which cell it is to be before dequeuing, and make cells that are only measured by their own initializer.",
        example: "`let sizing: PosterCell = tableView.dequeueReusableCell(for: indexPath)`, and then the cell that is returned")

    static let dequeueRules = [dequeueRefused, dequeueWrongClass, dequeueNotReused, dequeueOneARequest]
}
