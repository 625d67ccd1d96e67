/// A class that is checked.
struct CheckedClass: Sendable {
    let type: AnyClass
    /// Makes a controller of its scene; nil for the usual way.
    let creator: (@MainActor @Sendable (NSCoder) -> UIViewController?)?
    /// How new views are configured, in each way that they are to be laid out in.
    var showing: [@MainActor @Sendable (UIView) -> Void] = [{ _ in }]

    init(_ type: AnyClass, creator: (@MainActor @Sendable (NSCoder) -> UIViewController?)? = nil) {
        self.type = type
        self.creator = creator
    }

    var name: TypeName { TypeName(type) }

    func check(_ rule: Rule, _ examine: @escaping @MainActor @Sendable () async -> Outcome) -> Check {
        Check(rule, of: name.full, examine)
    }

    func finding(_ rule: Rule, _ seen: String, at place: Finding.Place? = nil, remedy: String? = nil) -> Finding {
        Finding(rule, of: name.full, seen, at: place, remedy: remedy)
    }
}
