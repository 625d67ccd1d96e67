import ConformanceRules

/// A rule, what breaks it and no other, and what keeps it.
struct RuleCase: Sendable {
    var rule: Rule
    var broken: [Check]
    var sound: [Check]

    init(_ rule: Rule, broken: [Check], sound: [Check]) {
        self.rule = rule
        self.broken = broken
        self.sound = sound
    }

    /// A rule about one class.
    init(_ rule: Rule, _ broken: AnyClass, _ sound: AnyClass) {
        self.init(rule, broken: Conformance.checks(for: broken), sound: Conformance.checks(for: sound))
    }

    static let all = suite + identity + nib + dequeue + storyboard + reuse + layout + list + memory

    private static let suite = [
        RuleCase(.nothingChecked, UILabel.self, SoundCell.self),
        RuleCase(
            .unknownSkip, broken: Conformance.checks(for: SoundCell.self).skipping("nib.outlets", because: "it is misspelt"),
            sound: Conformance.checks(for: UnconnectedCell.self).skipping("nib.outlet-nil", because: "the label comes later")),
    ]

    private static let identity = [
        RuleCase(.identifierEmpty, NamelessCell.self, SoundCell.self),
        RuleCase(.identifierUnstable, FickleCell.self, SoundHeader.self),
        RuleCase(
            .identifierShared, broken: Conformance.checks(forModule: [Shop.Row.self, SoundCell.self, Checkout.Row.self]),
            sound: Conformance.checks(forModule: [Shop.Row.self, Shop.Tile.self, Shop.Row.self])),
    ]

    private static let nib = [
        RuleCase(.nibMissing, NiblessCell.self, SoundCell.self),
        RuleCase(.nibUnreadable, DamagedNibCell.self, SoundCell.self),
        RuleCase(.nibClassUnknown, UnknownPartCell.self, SoundCell.self),
        RuleCase(.nibRootClass, PlainRootCell.self, SoundCell.self),
        RuleCase(.nibRootCount, CrowdedCell.self, SoundBadge.self),
        RuleCase(.nibOutletMissing, RenamedOutletCell.self, SoundCell.self),
        RuleCase(.nibOutletNil, UnconnectedCell.self, SoundCell.self),
        RuleCase(.nibOwnerMixed, OwnerOutletCell.self, NestingView.self),
        RuleCase(.nibActionMissing, RenamedActionCell.self, SoundCell.self),
        RuleCase(.nibAttributeMissing, RenamedAttributeCell.self, SoundCell.self),
        RuleCase(.nibIdentifierMismatch, MislabelledCell.self, SoundCell.self),
        RuleCase(.nibRecursion, EndlessView.self, NestingView.self),
        RuleCase(.nibLoadedTwice, EagerView.self, NestingView.self),
        RuleCase(.nibSharedViews, SharedBadgeCell.self, SoundCell.self),
    ]

    private static let dequeue = [
        RuleCase(.dequeueRefused, OldCrowdedCell.self, SoundHeader.self),
        RuleCase(.dequeueWrongClass, CopiedCell.self, SoundTile.self),
        RuleCase(.dequeueNotReused, UnlistedCell.self, SoundShelf.self),
        RuleCase(.dequeueOneARequest, broken: checks { MeasuringSource() }, sound: checks { PosterSource() }),
    ]

    private static let memory = [
        RuleCase(.viewLeaked, SelfishCell.self, SoundCell.self),
        RuleCase(.controllerLeaked, SelfishController.self, SoundController.self),
    ]
}
