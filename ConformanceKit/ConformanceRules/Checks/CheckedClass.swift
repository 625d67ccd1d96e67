/// A class that is checked.
struct CheckedClass: Sendable {
    let type: AnyClass

    init(_ type: AnyClass) { self.type = type }

    var name: TypeName { TypeName(type) }

    func check(_ rule: Rule, _ examine: @escaping @MainActor @Sendable () async -> Outcome) -> Check {
        Check(rule, of: name.full, examine)
    }

    func finding(_ rule: Rule, _ seen: String, at place: Finding.Place? = nil, remedy: String? = nil) -> Finding {
        Finding(rule, of: name.full, seen, at: place, remedy: remedy)
    }
}
