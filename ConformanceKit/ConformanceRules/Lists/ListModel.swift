/// What a list is to know, as plain dictionaries: the oracle of a script of calls, and the ledger of the views in it.
///
/// It keeps the views in use, as whoever shows them does. Those that wait are the list's to keep.
struct ListModel {
    /// A view that the list gave once.
    private struct Entry {
        weak var view: AnyObject?
    }

    /// The class that is registered under each identifier.
    private(set) var classes: [String: AnyClass] = [:]
    private var waiting: [String: [Entry]] = [:]
    private var used: [String: [AnyObject]] = [:]
    private var all: [Entry] = []

    /// All views that the list gave and that are there still.
    var views: [AnyObject] { all.compactMap(\.view) }

    mutating func register(_ type: AnyClass, as identifier: String) { classes[identifier] = type }

    /// What is wrong with what the list gave for an identifier; notes it as being in use.
    mutating func take(_ view: AnyObject, for identifier: String) -> (rule: Rule, seen: String)? {
        defer {
            used[identifier, default: []].append(view)
            if !all.contains(where: { $0.view === view }) { all.append(Entry(view: view)) }
        }
        if used.values.joined().contains(where: { $0 === view }) {
            return (.listSharedView, "it gave a view for \"\(identifier)\" that is still in use")
        }
        if let index = waiting[identifier]?.firstIndex(where: { $0.view === view }) {
            waiting[identifier]?.remove(at: index)
            return nil
        }
        if let holder = waiting.first(where: { $0.value.contains { $0.view === view } })?.key {
            return (.listWrongView, "it gave a view for \"\(identifier)\" that waits under \"\(holder)\"")
        }
        if let entries = waiting[identifier], !entries.isEmpty {
            let (count, lost) = (entries.count, entries.count { $0.view == nil })
            if lost > 0 {
                return (.listLedger, "it let go of \(lost) of the \(count) views for \"\(identifier)\" that were given back to it")
            }
            return (.listUnbounded, "it made a view for \"\(identifier)\" while \(count) waited")
        }
        if let type = classes[identifier], !ClassAncestry.isKind(view, of: type) {
            return (
                .listWrongView,
                "it gave a \(TypeName(Swift.type(of: view))) for \"\(identifier)\", where \(TypeName(type)) is registered"
            )
        }
        return nil
    }

    /// A view in use, chosen by a number, and the identifier that it was given for; it waits from now on.
    mutating func giveBack(_ number: Int) -> AnyObject? {
        let all = used.sorted { $0.key < $1.key }.flatMap { key, views in views.map { (key, $0) } }
        guard !all.isEmpty else { return nil }
        let (identifier, view) = all[number % all.count]
        used[identifier]?.removeAll { $0 === view }
        waiting[identifier, default: []].append(Entry(view: view))
        return view
    }

    /// Lets all views in use wait.
    mutating func giveAllBack() {
        for (identifier, views) in used { waiting[identifier, default: []] += views.map { Entry(view: $0) } }
        used = [:]
    }
}
