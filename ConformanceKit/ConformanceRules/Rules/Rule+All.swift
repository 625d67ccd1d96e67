extension Rule {
    /// All rules, group by group.
    public static let all =
        suiteRules + identityRules + nibRules + dequeueRules + reuseRules + layoutRules + storyboardRules + listRules
        + memoryRules
}
