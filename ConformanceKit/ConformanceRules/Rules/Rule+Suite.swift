extension Rule {
    /// A suite checks something.
    public static let nothingChecked = Rule(
        "suite.nothing-checked",
        law: "A suite checks something.",
        reason: "A test that checks nothing passes, and whoever reads it believes that all is well.",
        remedy: "Have the class adopt what it is to be checked as, or take it out of the suite.",
        example: "`Conformance.checks(for: PriceFormatter.self)`")

    /// A rule that is skipped is one that would be checked.
    public static let unknownSkip = Rule(
        "suite.unknown-skip",
        law: "A rule that is skipped is one that would be checked.",
        reason: "A skip that stands for nothing is a misspelling, or outlives what it was for.",
        remedy: "Name one of those rules, or remove the skip.",
        example: "`Conformance.checks(for: PosterCell.self).skipping(\"nib.outlets\", because: \"…\")`")

    static let suiteRules = [nothingChecked, unknownSkip]
}
