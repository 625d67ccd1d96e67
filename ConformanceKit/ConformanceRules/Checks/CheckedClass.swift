/// A class that is checked.
struct CheckedClass: Sendable {
    let type: AnyClass
    /// Makes a controller of its scene; nil for the usual way.
    let creator: (@MainActor @Sendable (NSCoder) -> UIViewController?)?
    /// The scene in which the class is a prototype; nil for a class that is registered.
    let prototypeScene: PrototypeScene?
    /// How new views are configured, in each way that they are to be laid out in.
    var showing: [@MainActor @Sendable (UIView) -> Void] = [{ _ in }]

    init(
        _ type: AnyClass, creator: (@MainActor @Sendable (NSCoder) -> UIViewController?)? = nil,
        prototypeIn prototypeScene: PrototypeScene? = nil
    ) {
        self.type = type
        self.creator = creator
        self.prototypeScene = prototypeScene
    }

    var name: TypeName { TypeName(type) }

    func check(_ rule: Rule, _ examine: @escaping @MainActor @Sendable () async -> Outcome) -> Check {
        Check(rule, of: subject, examine)
    }

    private var subject: String {
        guard let prototypeScene else { return name.full }
        return "\(name.full) in \(prototypeScene.controller.name.leaf)"
    }

    func finding(_ rule: Rule, _ seen: String, at place: Finding.Place? = nil, remedy: String? = nil) -> Finding {
        Finding(rule, of: name.full, seen, at: place, remedy: remedy)
    }
}
