extension ListSubject {
    /// What is checked of the list.
    var checks: [Check] { Rule.scriptRules.map { rule in Check(rule, of: TypeName(List.self).full) { await outcome(of: rule) } } }

    /// What scripts of several seeds find that breaks a rule.
    @MainActor private func outcome(of rule: Rule) async -> Outcome {
        var violations: [ListScript<List, View>.Violation] = []
        for seed in 1...4 as ClosedRange<UInt64> {
            let (violation, leftovers) = run(seed: seed)
            if let violation { violations.append(violation) } else if let leak = await leak(leftovers) { violations.append(leak) }
        }
        let subject = TypeName(List.self).full
        let found = violations.filter { $0.rule == rule }.map { Finding(rule, of: subject, $0.seen) }
        if found.isEmpty, let other = violations.first { return .notChecked("\(other.rule.id) is broken first") }
        return Outcome(Array(found.prefix(1)))
    }

    /// What a script finds, and the views in it, which nobody is to have any more.
    @MainActor private func run(seed: UInt64) -> (ListScript<List, View>.Violation?, Leftovers) {
        var script = ListScript(of: self, seed: seed)
        let violation = script.run(count: 200)
        return (violation, Leftovers(of: script.views))
    }

    @MainActor private func leak(_ leftovers: Leftovers) async -> ListScript<List, View>.Violation? {
        let count = await leftovers.classes().count
        if count == 0 { return nil }
        return .init(rule: .listLedger, seen: "Once the list is gone, \(count) of the views that it gave are there still.")
    }
}

extension ListSubject.ViewClass {
    /// A class of cells.
    init<Cell: Reusable & ListCell & SendableMetatype>(_ type: Cell.Type)
    where List: CellList, View == List.CellBase, Cell.CellBase == View {
        self.type = type
        identifier = { type.reuseIdentifier }
        register = { list throws(ReuseFailure) in try list.registering(cellType: type) }
        dequeue = { list, path throws(ReuseFailure) in
            try Self.view(try list.reusableCell(for: path, cellType: type), type.reuseIdentifier, .cell)
        }
    }

    /// A class of cells of a list that also gives them for no index path, as it is asked for every other time.
    init<Cell: Reusable & ListCell & SendableMetatype>(alsoPathless type: Cell.Type)
    where List: PathlessCellList, View == List.CellBase, Cell.CellBase == View {
        self.init(type)
        dequeue = { [dequeue] list, path throws(ReuseFailure) in
            guard path.row.isMultiple(of: 2) else { return try dequeue(list, path) }
            guard let cell = try list.reusableCell(cellType: type) else { return nil }
            return try Self.view(cell, type.reuseIdentifier, .cell)
        }
    }

    /// A class of supplementary views.
    init<Supplement: Reusable & ListSupplementaryView & SendableMetatype>(_ type: Supplement.Type, ofKind kind: String)
    where List: SupplementaryViewList, View == List.SupplementaryViewBase, Supplement.SupplementaryViewBase == View {
        self.type = type
        identifier = { type.reuseIdentifier }
        register = { list throws(ReuseFailure) in try list.registering(supplementaryViewType: type, ofKind: kind) }
        dequeue = { list, path throws(ReuseFailure) in
            let view = try list.reusableSupplementaryView(ofKind: kind, for: path, viewType: type)
            return try Self.view(view, type.reuseIdentifier, .supplementaryView(kind: kind))
        }
    }

    /// A class of headers and footers.
    init<Section: Reusable & ListSectionView & SendableMetatype>(_ type: Section.Type)
    where List: SectionViewList, View == List.SectionViewBase, Section.SectionViewBase == View {
        self.type = type
        identifier = { type.reuseIdentifier }
        register = { list throws(ReuseFailure) in try list.registering(headerFooterViewType: type) }
        dequeue = { list, _ throws(ReuseFailure) in
            guard let view = try list.reusableHeaderFooterView(type) else { return nil }
            return try Self.view(view, type.reuseIdentifier, .headerOrFooter)
        }
    }

    /// What a list gave, as a view of the list's; a failure where it is none.
    private static func view(_ object: AnyObject, _ identifier: String, _ part: ReuseFailure.Part) throws(ReuseFailure) -> View {
        guard let view = object as? View else {
            throw .wrongClass(
                wanted: TypeName(View.self), found: TypeName(Swift.type(of: object)), identifier: identifier, part: part)
        }
        return view
    }
}
