extension Rule {
    /// A view that is used again shows what a new one does.
    public static let reuseStateLeft = Rule(
        "reuse.state-left",
        law: "A view that showed one item and now shows another is like a new one that shows the other.",
        reason: "Rows show what belongs to others: a check mark, a color, a text that the second item does not have.",
        remedy: "Set the property for every item, or put it back in prepareForReuse().",
        example: "`if poster.isNew { badge.isHidden = false }` without an else")

    /// What an item before asked for does not arrive in a view that is used again.
    public static let reuseLateResult = Rule(
        "reuse.late-result",
        law: "What was loaded for one item does not show in a view that shows another by then.",
        reason: "After fast scrolling, rows show the images of others.",
        remedy: "End the view's ReuseScope in prepareForReuse(), and load through it.",
        example: "`loader.image(at: url) { self.imageView?.image = $0 }`")

    /// A view that is used again subscribes no more often than a new one.
    public static let reuseSubscriptionKept = Rule(
        "reuse.subscription-kept",
        law: "A view that is used again has no more subscriptions than a new one.",
        reason: "One tap sends several events, and items that are gone go on changing the view.",
        remedy: "Have the view's ReuseScope hold the subscription, and end it in prepareForReuse().",
        example: "`subscriptions.append(poster.changes.sink { … })`, never emptied")

    static let reuseRules = [reuseStateLeft, reuseLateResult, reuseSubscriptionKept]
}
