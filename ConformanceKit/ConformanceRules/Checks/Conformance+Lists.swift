extension Conformance {
    /// The checks of a list of someone's own that adopts ``CellList``: that it gives what is registered, uses views again, and gives none to
    /// two.
    ///
    ///     Conformance.checks(forList: { Carousel() }, of: PosterCard.self, PriceCard.self) { $0.giveBack($1) }
    ///
    /// Each runs the same calls in orders that look random and are the same each time: registering, dequeuing, giving back and reloading,
    /// and compares what comes out with plain dictionaries. A finding lists the calls that led to it.
    ///
    /// - Parameters:
    ///   - make: Makes a list that has nothing registered.
    ///   - one: A class of cells.
    ///   - other: Another one.
    ///   - reload: Has the list give back all its cells, where it can.
    ///   - giveBack: Gives a cell back to the list, as when it leaves the screen.
    public static func checks<
        List: CellList & SendableMetatype, One: Reusable & ListCell & SendableMetatype,
        Other: Reusable & ListCell & SendableMetatype
    >(
        forList make: @escaping @MainActor @Sendable () -> List, of one: One.Type, _ other: Other.Type,
        reloading reload: (@MainActor @Sendable (List) -> Void)? = nil,
        givingBack giveBack: @escaping @MainActor @Sendable (List, List.CellBase) -> Void
    ) -> [Check] where One.CellBase == List.CellBase, Other.CellBase == List.CellBase {
        ListSubject(
            make: make, giveBack: giveBack, reload: reload, classes: [ListSubject.ViewClass(one), ListSubject.ViewClass(other)]
        ).checks
    }

    /// The checks of a list of someone's own that adopts ``PathlessCellList``, which is asked for cells of index paths and of none in turn.
    ///
    /// All else is as ``checks(forList:of:_:reloading:givingBack:)`` has it.
    public static func checks<
        List: PathlessCellList & SendableMetatype, One: Reusable & ListCell & SendableMetatype,
        Other: Reusable & ListCell & SendableMetatype
    >(
        forList make: @escaping @MainActor @Sendable () -> List, of one: One.Type, _ other: Other.Type,
        reloading reload: (@MainActor @Sendable (List) -> Void)? = nil,
        givingBack giveBack: @escaping @MainActor @Sendable (List, List.CellBase) -> Void
    ) -> [Check] where One.CellBase == List.CellBase, Other.CellBase == List.CellBase {
        ListSubject(
            make: make, giveBack: giveBack, reload: reload,
            classes: [ListSubject.ViewClass(alsoPathless: one), ListSubject.ViewClass(alsoPathless: other)]
        ).checks
    }

    /// The checks of a list of someone's own that adopts ``SupplementaryViewList``, for its supplementary views of a kind, as
    /// ``checks(forList:of:_:reloading:givingBack:)`` has those for cells.
    public static func checks<
        List: SupplementaryViewList & SendableMetatype, One: Reusable & ListSupplementaryView & SendableMetatype,
        Other: Reusable & ListSupplementaryView & SendableMetatype
    >(
        forList make: @escaping @MainActor @Sendable () -> List, ofKind kind: String, _ one: One.Type, _ other: Other.Type,
        reloading reload: (@MainActor @Sendable (List) -> Void)? = nil,
        givingBack giveBack: @escaping @MainActor @Sendable (List, List.SupplementaryViewBase) -> Void
    ) -> [Check]
    where One.SupplementaryViewBase == List.SupplementaryViewBase, Other.SupplementaryViewBase == List.SupplementaryViewBase {
        ListSubject(
            make: make, giveBack: giveBack, reload: reload,
            classes: [ListSubject.ViewClass(one, ofKind: kind), ListSubject.ViewClass(other, ofKind: kind)]
        ).checks
    }

    /// The checks of a list of someone's own that adopts ``SectionViewList``, for its headers and footers, as
    /// ``checks(forList:of:_:reloading:givingBack:)`` has those for cells.
    public static func checks<
        List: SectionViewList & SendableMetatype, One: Reusable & ListSectionView & SendableMetatype,
        Other: Reusable & ListSectionView & SendableMetatype
    >(
        forList make: @escaping @MainActor @Sendable () -> List, ofSections one: One.Type, _ other: Other.Type,
        reloading reload: (@MainActor @Sendable (List) -> Void)? = nil,
        givingBack giveBack: @escaping @MainActor @Sendable (List, List.SectionViewBase) -> Void
    ) -> [Check] where One.SectionViewBase == List.SectionViewBase, Other.SectionViewBase == List.SectionViewBase {
        ListSubject(
            make: make, giveBack: giveBack, reload: reload, classes: [ListSubject.ViewClass(one), ListSubject.ViewClass(other)]
        ).checks
    }
}
