extension Rule {
    /// A reuse identifier is not empty.
    public static let identifierEmpty = Rule(
        "identity.identifier-empty",
        law: "A reuse identifier is not empty.",
        reason: "A list refuses to register a class under an empty identifier, with an exception.",
        remedy: "Remove the override of reuseIdentifier, or have it answer a name.",
        example: "`static let reuseIdentifier = \"\"`")

    /// A reuse identifier is the same each time.
    public static let identifierUnstable = Rule(
        "identity.identifier-unstable",
        law: "A reuse identifier is the same each time that it is asked for.",
        reason:
            "A view is dequeued under another identifier than its class is registered under, so that the list has none, or never uses one again.",
        remedy: "Make the identifier a constant.",
        example: "`static var reuseIdentifier: String { UUID().uuidString }`")

    /// Classes that may meet in one list have identifiers of their own.
    public static let identifierShared = Rule(
        "identity.identifier-shared",
        law: "Classes that may meet in one list have identifiers of their own.",
        reason:
            "The class that is registered last takes the place of the first one, and dequeuing the first traps or shows the wrong cell.",
        remedy: "Give one of the two a reuseIdentifier of its own, or check them apart if they never meet in one list.",
        example: "`Shop.Row` and `Checkout.Row`, both cells of tables, both \"Row\"")

    static let identityRules = [identifierEmpty, identifierUnstable, identifierShared]
}
