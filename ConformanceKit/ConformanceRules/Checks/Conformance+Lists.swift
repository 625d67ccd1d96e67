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
        let subject = ListSubject(
            make: make, giveBack: giveBack, reload: reload, classes: [ListSubject.CellClass(one), ListSubject.CellClass(other)])
        return Rule.listRules.map { rule in
            Check(rule, of: TypeName(List.self).full) { subject.outcome(of: rule) }
        }
    }
}

extension ListSubject.CellClass {
    init<Cell: Reusable & ListCell & SendableMetatype>(_ type: Cell.Type) where Cell.CellBase == List.CellBase {
        self.type = type
        identifier = { type.reuseIdentifier }
        register = { list throws(ReuseFailure) in try list.registering(cellType: type) }
        dequeue = { list, path throws(ReuseFailure) in
            let cell = try list.reusableCell(for: path, cellType: type)
            guard let view = cell as? List.CellBase else {
                throw .wrongClass(
                    wanted: TypeName(List.CellBase.self), found: TypeName(Swift.type(of: cell)), identifier: type.reuseIdentifier,
                    part: .cell)
            }
            return view
        }
    }
}

extension ListSubject {
    /// What scripts of several seeds find that breaks a rule.
    @MainActor fileprivate func outcome(of rule: Rule) -> Outcome {
        let violations = (1...4 as ClosedRange<UInt64>).compactMap { seed -> ListScript<List>.Violation? in
            var script = ListScript(of: self, seed: seed)
            return script.run(count: 200)
        }
        let subject = TypeName(List.self).full
        let found = violations.filter { $0.rule == rule }.map { Finding(rule, of: subject, $0.seen) }
        if found.isEmpty, let other = violations.first { return .notChecked("\(other.rule.id) is broken first") }
        return Outcome(Array(found.prefix(1)))
    }
}
