extension Rule {
    /// A view is gone when nobody has it any more.
    public static let viewLeaked = Rule(
        "memory.view-leaked",
        law: "A view is gone when its list, or whoever made it, is.",
        reason:
            "A view that keeps itself alive keeps all that its closures refer to, as a rule the controller with its whole screen.",
        remedy: "Have the closures that the view stores refer to it weakly, and hold delegates weakly.",
        example: "`tapped = { self.open() }`, set in the cell's own initializer")

    /// A controller is gone when nobody has it any more.
    public static let controllerLeaked = Rule(
        "memory.controller-leaked",
        law: "A controller is gone, with its view, when whoever made it is.",
        reason: "Each visit of the screen leaves one more behind, which goes on observing and loading.",
        remedy: "Have the closures, timers and observations that the controller starts refer to it weakly.",
        example: "`cell.tapped = { self.open($0) }` in a controller that keeps the cell")

    static let memoryRules = [viewLeaked, controllerLeaked]
}
