import ConformanceRules

extension RuleCase {
    static let storyboard = [
        RuleCase(.storyboardMissing, NowhereController.self, SoundController.self),
        RuleCase(.storyboardUnreadable, RefusingController.self, SoundController.self),
        RuleCase(.storyboardInitialScene, StartlessController.self, SoundController.self),
        RuleCase(.storyboardSceneMissing, LostController.self, SoundScene.self),
        RuleCase(.storyboardClassUnknown, UnknownPartController.self, SoundController.self),
        RuleCase(.storyboardSceneClass, PlainSceneController.self, SoundController.self),
        RuleCase(.storyboardOutletMissing, RenamedOutletController.self, SoundController.self),
        RuleCase(.storyboardOutletNil, UnconnectedController.self, SoundController.self),
        RuleCase(.storyboardActionMissing, RenamedActionController.self, SoundController.self),
        RuleCase(.storyboardAttributeMissing, RenamedAttributeController.self, SoundController.self),
        RuleCase(.storyboardSegueMissing, HopefulController.self, SoundController.self),
        RuleCase(.storyboardSegueDangling, DanglingController.self, SoundController.self),
        RuleCase(.storyboardPrototypeIdentifier, MisnamedPrototypeController.self, SoundController.self),
    ]

    static let reuse = [
        RuleCase(
            .reuseStateLeft, broken: checks(of: ForgetfulCell.self), sound: checks(of: PosterCell.self)),
        RuleCase(
            .reuseLateResult,
            broken: lateChecks(of: TrustingCell.self) { $0.show($1, from: $2) },
            sound: lateChecks(of: WaryCell.self) { $0.show($1, from: $2) }),
        RuleCase(
            .reuseSubscriptionKept,
            broken: subscriptionChecks(of: HoardingCell.self) { $0.show($1, from: $2) },
            sound: subscriptionChecks(of: TidyCell.self) { $0.show($1, from: $2) }),
    ]

    static let layout = [
        RuleCase(.layoutUnsatisfiable, TightCell.self, LaidOutCell.self),
        RuleCase(.layoutAmbiguous, UndecidedCell.self, LaidOutCell.self),
        RuleCase(.layoutWithoutHeight, BottomlessCell.self, LaidOutCell.self),
        RuleCase(.layoutUnsettled, GrowingTile.self, SoundTile.self),
        RuleCase(.layoutOutside, EndlessTextCell.self, LaidOutCell.self),
        RuleCase(.layoutHostedView, HostingTableCell<StampView>.self, HostingTableCell<BannerView>.self),
    ]

    static let list = [
        RuleCase(.listWrongView, broken: checks(of: MixedCarousel.self), sound: checks(of: Carousel.self)),
        RuleCase(.listSharedView, broken: checks(of: SharingCarousel.self), sound: checks(of: Carousel.self)),
        RuleCase(.listUnbounded, broken: checks(of: WastefulCarousel.self), sound: checks(of: Carousel.self)),
        RuleCase(.listLedger, broken: checks(of: HoardingCarousel.self), sound: checks(of: Carousel.self)),
        RuleCase(
            .listItemsAlike, broken: Conformance.checks(forItems: { ["tea", "milk", "tea"] }),
            sound: Conformance.checks(forItems: { ["tea", "milk"] })),
    ]

    static func checks<Cell: PosterCell>(of type: Cell.Type) -> [Check] {
        Conformance.checks(for: type, showing: Poster.new, then: .old) { $0.show($1) }
    }

    private static func lateChecks<Cell: PosterCell>(
        of type: Cell.Type, _ show: @escaping @MainActor @Sendable (Cell, Poster, SlowLoader) -> Void
    ) -> [Check] {
        Conformance.checks(for: type, showing: Poster.new, then: .old) {
            show($0, $1, Shared.loader)
        } delivering: {
            Shared.loader.deliver()
        }
    }

    private static func subscriptionChecks<Cell: PosterCell>(
        of type: Cell.Type, _ show: @escaping @MainActor @Sendable (Cell, Poster, Subject) -> Void
    ) -> [Check] {
        Conformance.checks(for: type, showing: Poster.new, then: .old) {
            show($0, $1, Shared.subject)
        } counting: {
            Shared.subject.count
        }
    }

    static func checks<Source: PosterSource>(_ make: @escaping @MainActor @Sendable () -> Source) -> [Check] {
        Conformance.checks(forDataSource: { table in
            table.register(cellType: PosterCell.self)
            return make()
        })
    }

    static func checks<List: Carousel>(of type: List.Type) -> [Check] {
        Conformance.checks(forList: { type.init() }, of: RedCard.self, BlueCard.self, reloading: { $0.reload() }) {
            $0.giveBack($1)
        }
    }

    @MainActor private enum Shared {
        static let loader = SlowLoader()
        static let subject = Subject()
    }
}
