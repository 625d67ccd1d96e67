@MainActor extension ReuseStock where View: UIView {
    /// The entries of all keys, in the order of kind and identifier.
    func entries(_ name: (Key) -> (identifier: String, kind: String?)) -> [ListLedger.Entry] {
        Set(registry.keys + pool.keys + record.keys)
            .map { entry(for: $0, name($0)) }
            .sorted { ($0.kind ?? "", $0.identifier) < ($1.kind ?? "", $1.identifier) }
    }

    private func entry(for key: Key, _ name: (identifier: String, kind: String?)) -> ListLedger.Entry {
        let living = record.living(key)
        let counts = record[key]
        return ListLedger.Entry(
            identifier: name.identifier, kind: name.kind, source: registry[key]?.ledgerSource, made: counts.made,
            reused: counts.reused, onScreen: living.count { $0.superview != nil }, queued: pool.count(key),
            types: types(living, registry[key]))
    }

    private func types(_ living: [View], _ source: ReuseSource<View>?) -> [String] {
        var names = living.map { String(reflecting: type(of: $0)) }
        if case .type(let type) = source { names.append(String(reflecting: type)) }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension ReuseSource {
    fileprivate var ledgerSource: ListLedger.Source {
        switch self {
        case .type(let type): .type(String(reflecting: type))
        case .nib: .nib
        case .prototype: .prototype
        }
    }
}
